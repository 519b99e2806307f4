/** What the finance journey says when it fails, spelled as the error catalogue has it. */
export const CUSTOMER_FAILED_TEXT = 'Failed to create customer with YouX'; // QUOTE-75
export const NO_REDIRECT_TEXT = 'Failed to create customer or no redirect URL received.'; // QUOTE-76
export const LEAD_FAILED_TEXT = 'Lead submission failed'; // QUOTE-77
export const ADVANCE_FAILED_TEXT = 'An unknown error occurred while advancing step.'; // QUOTE-78

/** What the routes answer to whoever may not ask, or asks too often. */
export const NO_QUOTE_TEXT = 'There is no quote right now.';
export const TOO_OFTEN_TEXT = 'That was often. Please try again in a few minutes.';
export const NOT_VERIFIED_TEXT = 'Please verify your mobile number first.';
/** A trade-in that was chosen in a form and is worth nothing any more. */
export const TRADE_IN_OVER_TEXT =
  'Your trade-in valuation is over. Please value your car again, or go on without it.';
