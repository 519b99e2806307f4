export const FAILED_TEXT = 'Something went wrong on our side. Nothing was charged. Please try again.';
export const UNAVAILABLE_TEXT =
  'Payments are not available right now. Nothing was charged. Please try again in a few minutes, or give us a call.';
