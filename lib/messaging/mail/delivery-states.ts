/** `needless`: it no longer needs to go out, such as that a hold ran out which was paid after all. */
export const MAIL_STATES = ['waiting', 'sent', 'dead', 'needless'] as const;
