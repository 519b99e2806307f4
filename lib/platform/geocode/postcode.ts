export const POSTCODE_LENGTH = 4; // LEAD-68

/** What is said of a postcode that cannot be one (LEAD-67), and of one that no map has (LEAD-69). */
export const POSTCODE_MESSAGES = {
  malformed: 'Invalid postcode. Please enter a 4-digit number.',
  unknown: 'Invalid postcode',
} as const;

/** Whether a text has the form of a postcode: exactly four digits (LEAD-67). */
export const isPostcode = (text: string): boolean => /^\d{4}$/.test(text);
