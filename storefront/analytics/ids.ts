/** The id of the consent banner. */
export const CONSENT_ID = 'consent';
