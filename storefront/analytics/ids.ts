/** The id of what asks for consent. */
export const CONSENT_ID = 'consent';
