/** Returns the page where a shopper accepts the terms for an assistant's checkout session. */
export const termsPath = (session: string, token: string): string => `/agentic/terms/${session}/${token}`;

/** Returns the address of the form on that page. */
export const acceptPath = (session: string, token: string): string => `${termsPath(session, token)}/accept`;

/** The form's field that says the terms were ticked. */
export const TERMS_FIELD = 'terms';

/** The form's field with the car and fee that the shopper saw. */
export const SUBJECT_FIELD = 'of';

/** The query that shows the error of a form without the tick. */
export const MISSING_QUERY = 'missing';
