/** Outcome of a lead; `new` until staff change it. */
export const LEAD_STATUSES = ['new', 'contacted', 'appointment', 'done', 'won', 'lost'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Label for staff, and sentence for the shopper. */
export const STATUS_LABELS: Readonly<Record<LeadStatus, { staff: string; shopper: string | null }>> = {
  new: { staff: 'New', shopper: null },
  contacted: { staff: 'Contacted', shopper: 'We have been in touch.' },
  appointment: { staff: 'Appointment made', shopper: 'We have an appointment.' },
  done: { staff: 'Done', shopper: 'This is closed. Contact us if there is anything else.' },
  won: { staff: 'Won', shopper: 'All done. Thank you.' },
  lost: { staff: 'Closed', shopper: 'This is closed. Contact us to reopen it.' },
};

const ENDS: readonly LeadStatus[] = ['done', 'won', 'lost'];
export const isEnded = (status: LeadStatus): boolean => ENDS.includes(status);
