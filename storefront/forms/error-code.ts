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

/** The code of what is refused until its sender has proven once more who they are. */
export const PROOF_NEEDED = 'proof_needed';

/** The code by which a program recognises a failure; the sentence beside it is for people (OPEN-017). */
export const errorCode = (status: number): string => CODES[status] ?? 'other';
