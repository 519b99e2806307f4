/** `needless`: no longer relevant, such as the expiry of a hold that was paid after all. */
export const MAIL_STATES = ['waiting', 'sent', 'dead', 'needless'] as const;
