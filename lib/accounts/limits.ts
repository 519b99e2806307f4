/** Characters of a code (AUTH-16). */
export const CODE_LENGTH = 6;
/** How long a code may be used, and how often it may be tried (OPEN-031). */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
/** How long somebody stays signed in (OPEN-031). */
export const SESSION_DAYS = 30;
/** The last use of a session is written at most once in so many minutes. */
export const SESSION_USE_MINUTES = 10;
/** How long a code or a passkey proves who somebody is, for deleting an account, adding a passkey and changing contact details. */
export const PROOF_MINUTES = 5;

/**
 * Codes within an hour (OPEN-030): to one phone, wherever it signs in, from one sender; from one address to one site. A sender
 * is a network, so that nobody becomes another one by changing their address.
 */
export const CODES_PER_PHONE = 5;
export const CODES_PER_ADDRESS = 20;
/** Codes to one phone from all senders: strangers need three networks to use up what its owner has in a new browser. */
export const CODES_PER_PHONE_IN_ALL = 15;
/** Seconds until the next code to a phone from the same sender. */
export const RESEND_SECONDS = 30;
/** How long a browser in which somebody signed in is known: strangers cannot use up its codes. */
export const KNOWN_BROWSER_DAYS = 180;

/**
 * Against pumping, where somebody is paid for texts that we pay for: codes within an hour to a hundred neighbouring
 * numbers, and from one network whose addresses take turns.
 */
export const CODES_PER_NUMBER_RANGE = 20;
export const CODES_PER_NETWORK = 200;

/** How many passkeys an account may have on a site, and how long a device may take to make or use one. */
export const PASSKEY_LIMIT = 10;
export const PASSKEY_MINUTES = 5;
