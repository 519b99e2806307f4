export const NOT_ADDED_TEXT = 'The passkey was not added. Please try again.';
export const PROVE_FIRST_TEXT = 'Please verify your identity first.';
export const NOT_PROVEN_TEXT = 'That passkey did not work. Enter the code we texted instead.';
export const FULL_TEXT = 'You have reached the maximum number of passkeys. Remove one to add another.';
export const NOT_SIGNED_IN_TEXT = 'That did not work. Please try again, or sign in with a code.';
export const NO_PASSKEY_TEXT = 'No passkey was used. You can sign in with a code instead.';

/** localStorage key: this browser has created or used a passkey of the site. */
export const PASSKEY_HERE = 'passkey';
