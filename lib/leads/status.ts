/** Outcome of a lead; `new` until staff change it. */
export const LEAD_STATUSES = ['new', 'contacted', 'appointment', 'done', 'won', 'lost'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Labels for staff. My Garage has sentences for the shopper. */
export const STATUS_LABELS: Readonly<Record<LeadStatus, { staff: string }>> = {
  new: { staff: 'New' },
  contacted: { staff: 'Contacted' },
  appointment: { staff: 'Appointment made' },
  done: { staff: 'Done' },
  won: { staff: 'Won' },
  lost: { staff: 'Closed' },
};

const ENDS: readonly LeadStatus[] = ['done', 'won', 'lost'];
export const isEnded = (status: LeadStatus): boolean => ENDS.includes(status);
