/** The longest value of each text field. */
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
} as const;

/**
 * The field that people neither see nor hear; a program that fills in everything fills it in. Its name means
 * nothing to browsers and password managers, which would fill in a `website`.
 */
export const TRAP = 'remark2';

export const REQUIRED_TEXT = 'This is a required field.'; // LEAD-65
export const PROBLEMS_TEXT = 'Please fix the following errors:';
export const FAILED_TEXT = 'An error occurred when submitting this form'; // LEAD-32
export const UNEXPECTED_TEXT = 'An unexpected error occured'; // LEAD-28, spelled so
export const EMAIL_TEXT = 'Please enter a valid email address.'; // OPEN-082
export const MOBILE_TEXT = 'Please enter a valid Australian mobile number.'; // OPEN-081

/**
 * What mail programs read as more than one address (RFC 5322): a quote, a comment, a list, a group, a name before it, an address
 * literal, a word in encoded letters (RFC 2047).
 */
const MORE = /["(,:;<[]|=\?/;

/** One @, a domain with a dot, no spaces, at most 254 characters (OPEN-082); nothing that a mail program reads as another address. */
export const isEmail = (value: string) =>
  value.length <= FIELD_LIMITS.email && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value) && !MORE.test(value);
