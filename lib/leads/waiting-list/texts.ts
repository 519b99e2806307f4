/** Consent text for joining a list; stored verbatim with the time. */
export const joinConsentText = (dealer: string): string =>
  `By joining you agree to one mail from ${dealer} about this vehicle. We use your address for nothing else and delete it within weeks`;

export const LEAVE_LABEL = 'Leave the list';
