const CODES: Readonly<Record<number, string>> = {
  400: 'bad_input',
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  422: 'validation',
  428: 'challenge',
  429: 'rate_limit',
  502: 'upstream_failed',
  503: 'unavailable',
};

/** The sender must verify their identity again. */
export const PROOF_NEEDED = 'proof_needed';

/** Returns the error code for API clients; the message next to it is for people (OPEN-017). */
export const errorCode = (status: number): string => CODES[status] ?? 'other';
