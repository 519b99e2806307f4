/** What became of a lead. `new` until staff say otherwise. */
export const LEAD_STATUSES = ['new', 'contacted', 'appointment', 'done', 'won', 'lost'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Each in a word for staff, and in a sentence for the shopper it is about. */
export const STATUS_WORDS: Readonly<Record<LeadStatus, { staff: string; shopper: string | null }>> = {
  new: { staff: 'New', shopper: null },
  contacted: { staff: 'Contacted', shopper: 'We have been in touch.' },
  appointment: { staff: 'Appointment made', shopper: 'We have a time together.' },
  done: { staff: 'Done', shopper: 'This is done. Write to us if there is more.' },
  won: { staff: 'Won', shopper: 'All done. Thank you.' },
  lost: { staff: 'Closed', shopper: 'This is closed. Write to us to open it again.' },
};

/** The statuses after which nothing is left to do. */
const ENDS: readonly LeadStatus[] = ['done', 'won', 'lost'];
/** Whether nothing is left to do about a lead. */
export const isEnded = (status: LeadStatus): boolean => ENDS.includes(status);
