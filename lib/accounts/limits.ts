/** Digits of a code (AUTH-16). */
export const CODE_LENGTH = 6;
/** Lifetime of a code, and maximum attempts (OPEN-031). */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
/** Lifetime of a session (OPEN-031). */
export const SESSION_DAYS = 30;
/** Minimum interval between updates of a session's last use. */
export const SESSION_USE_MINUTES = 10;
/** Lifetime of a proof of identity: to delete an account, add a passkey or change details. */
export const PROOF_MINUTES = 5;

/**
 * Codes per hour (OPEN-030): to a phone from one sender, and from one address to a site.
 * A sender is a network.
 */
export const CODES_PER_PHONE = 5;
export const CODES_PER_ADDRESS = 20;
/** Codes per hour to a phone from all senders: exhausting it takes three networks. */
export const CODES_PER_PHONE_IN_ALL = 15;
/** Seconds before the next code to a phone from the same sender. */
export const RESEND_SECONDS = 30;
/** Lifetime of the known-browser cookie, which protects the owner's limit from strangers. */
export const KNOWN_BROWSER_DAYS = 180;

/** Limits against SMS pumping: codes per hour to a hundred adjacent numbers, and per network. */
export const CODES_PER_NUMBER_RANGE = 20;
export const CODES_PER_NETWORK = 200;

/** Maximum passkeys per account and site, and lifetime of a challenge. */
export const PASSKEY_LIMIT = 10;
export const PASSKEY_MINUTES = 5;
