export const POSTCODE_LENGTH = 4; // LEAD-68

/** Error for a malformed postcode (LEAD-67), and for one that does not exist (LEAD-69). */
export const POSTCODE_MESSAGES = {
  malformed: 'Invalid postcode. Please enter a 4-digit number.',
  unknown: 'Invalid postcode',
} as const;

export const isPostcode = (text: string): boolean => /^\d{4}$/.test(text);
