/** Fallback error message (UI-05). */
export const UNKNOWN_ERROR = 'An unknown error occurred.';
