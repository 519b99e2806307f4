/** What somebody agrees to who joins a list, word for word as it stands below the button; kept with the time. */
export const joinWords = (dealer: string): string =>
  `By joining you agree to one mail from ${dealer} about this vehicle. We use your address for nothing else and delete it within weeks`;

/** The button with which one leaves a list. */
export const LEAVE_WORDS = 'Leave the list';
