/** `assigned`: a lead has a new owner; `late`: it was not answered in time. */
export const NOTICE_KINDS = ['assigned', 'late'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const NOTICE_SMS_STATES = ['waiting', 'sending', 'sent', 'needless', 'dead'] as const;
