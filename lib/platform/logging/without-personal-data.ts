const EMAIL = /[^\s<>"'(),;:/@]+@[^\s<>"'(),;:/@]+\.[a-z]{2,}/gi;
/** Australian mobiles, and landlines with area code, with or without spaces and +61. */
const PHONE = /(?<![\w.-])(?:\+?61[\s-]?[2-478]|\(?0[2-478]\)?)(?:[\s-]?\d){8}(?![\w-])/g;
/** The query of a URL, which may contain tokens and user input. */
const QUERY = /(\b[a-z]+:\/\/[^\s?#"']+)[?#][^\s"']*/gi;
const CREDENTIALS = /(\b[a-z]+:\/\/)[^\s/@]+@/gi;

/** Removes email addresses, phone numbers, queries and passwords from a text. */
export const withoutPersonalData = (words: string): string =>
  words.replace(CREDENTIALS, '$1').replace(QUERY, '$1').replace(EMAIL, '[e-mail]').replace(PHONE, '[phone]');
