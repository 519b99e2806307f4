/** Below every calculator. */
export const NO_CREDIT_OFFER = 'An estimate, not an offer of credit.';
