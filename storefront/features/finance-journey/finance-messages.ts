/** Error messages of the finance journey, spelled as in the error catalogue. */
export const CUSTOMER_FAILED_TEXT = 'Failed to create customer with YouX'; // QUOTE-75
export const NO_REDIRECT_TEXT = 'Failed to create customer or no redirect URL received.'; // QUOTE-76
export const LEAD_FAILED_TEXT = 'Lead submission failed'; // QUOTE-77
export const ADVANCE_FAILED_TEXT = 'An unknown error occurred while advancing step.'; // QUOTE-78

export const NO_QUOTE_TEXT = 'A quote is not available right now.';
export const TOO_OFTEN_TEXT = 'You have made a lot of requests. Please try again in a few minutes.';
export const NOT_VERIFIED_TEXT = 'Verify your mobile number first.';
export const TRADE_IN_OVER_TEXT =
  'Your trade-in valuation has expired. Value your car again, or continue without it.';
