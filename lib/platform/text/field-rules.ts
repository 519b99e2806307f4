export const FIELD_LIMITS = {
  name: 80,
  email: 254,
  phone: 24,
  message: 4000,
  category: 80,
  dealership: 200,
  location: 200,
  rego: 12,
  dateTime: 40,
  callBack: 40,
} as const;

/**
 * Name of the honeypot field, hidden from people and screen readers.
 * It must mean nothing to browsers and password managers, which would fill in `website`.
 */
export const TRAP = 'remark2';

export const REQUIRED_TEXT = 'This is a required field.'; // LEAD-65
export const PROBLEMS_TEXT = 'Please fix the following errors:';
export const FAILED_TEXT = 'An error occurred when submitting this form'; // LEAD-32
export const UNEXPECTED_TEXT = 'An unexpected error occured'; // LEAD-28, spelled so
export const EMAIL_TEXT = 'Please enter a valid email address.'; // OPEN-082
export const MOBILE_TEXT = 'Please enter a valid Australian mobile number.'; // OPEN-081

/**
 * Characters that mail programs may parse as more than one address (RFC 5322): quotes, comments, lists,
 * groups, display names, address literals and encoded words (RFC 2047).
 */
const MORE = /["(,:;<[]|=\?/;

/** Returns whether a text is one email address with a dotted domain (OPEN-082). */
export const isEmail = (value: string) =>
  value.length <= FIELD_LIMITS.email && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value) && !MORE.test(value);
