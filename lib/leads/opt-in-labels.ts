/** Consent text of the opt-in box; stored verbatim with the consent. */
export const OPT_IN_LABEL = 'Send me news and offers now and then';

/** Label of the link and button that withdraw it. */
export const STOP_NEWS_LABEL = 'Stop news and offers';
