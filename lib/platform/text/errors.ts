/** What somebody is told of a failure that nothing better is known of (UI-05). */
export const UNKNOWN_ERROR = 'An unknown error occurred.';
