export const CONSENT_ID = 'consent';
