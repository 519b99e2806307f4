/** What a shopper agrees to by the opt-in box, word for word as it stands beside it; kept with the consent. */
export const OPT_IN_WORDS = 'Send me news and offers now and then';

/** The link and the button that take it back. */
export const STOP_NEWS_WORDS = 'Stop news and offers';
