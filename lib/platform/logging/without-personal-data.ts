const EMAIL = /[^\s<>"'(),;:/@]+@[^\s<>"'(),;:/@]+\.[a-z]{2,}/gi;
/** Australian numbers, written with or without spaces: mobiles, landlines with their area, either with +61. */
const PHONE = /(?<![\w.-])(?:\+?61[\s-]?[2-478]|\(?0[2-478]\)?)(?:[\s-]?\d){8}(?![\w-])/g;
/** The query of an address, in which tokens and what people typed stand. */
const QUERY = /(\b[a-z]+:\/\/[^\s?#"']+)[?#][^\s"']*/gi;
/** Name and password before the host of an address. */
const CREDENTIALS = /(\b[a-z]+:\/\/)[^\s/@]+@/gi;

/** Words of a program without what could tell of a person: e-mail addresses, phone numbers, queries, passwords. */
export const withoutPersonalData = (words: string): string =>
  words.replace(CREDENTIALS, '$1').replace(QUERY, '$1').replace(EMAIL, '[e-mail]').replace(PHONE, '[phone]');
