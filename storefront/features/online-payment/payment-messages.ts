export const TOO_MANY_TEXT =
  'We have had a lot of payments from your connection. Please try again in a few minutes, or give us a call.';
