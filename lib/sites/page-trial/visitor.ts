/**
 * The cookie of a visitor who takes part in A/B trials. Its value is one of 60 random numbers and the kind of
 * device, such as `37p`: many visitors share each value, so it identifies nobody. The rules of the CDN
 * (`.deploy/varnish/rules.vcl`) read it by this name and format.
 */
export const TRIAL_COOKIE = 'forecourt-trials';

/** Request header with the cookie's value, which the CDN adds. Pages with a trial vary by it. */
export const TRIAL_VISITOR_HEADER = 'x-trial-visitor';

/** Endpoint where a browser requests the cookie, or gives it up. */
export const TRIALS_PATH = '/api/page-trials';

/** Query parameter with the id of a trial, whose change an editor's preview shows. Visitors' is ignored. */
export const TRIAL_PREVIEW_PARAMETER = 'forecourt-preview-change';

/** Lifetime of the cookie. Within it a visitor sees the same version. */
export const TRIAL_COOKIE_SECONDS = 90 * 86_400;

/** Even, so that both versions of a page get exactly half of the numbers. */
export const TRIAL_NUMBERS = 60;

export interface TrialVisitor {
  /** A whole number from 0 to 59. */
  number: number;
  isPhone: boolean;
}

/** Formats a visitor for the cookie. */
export const trialVisitorText = ({ number, isPhone }: TrialVisitor): string =>
  `${number}${isPhone ? 'p' : 'd'}`;

const TEXT = /^(\d{1,2})([pd])$/;

/** Parses the cookie's value; null if it is missing or malformed. */
export function parseTrialVisitor(text: string | null | undefined): TrialVisitor | null {
  const [, digits, device] = TEXT.exec(text ?? '') ?? [];
  const number = Number(digits);
  return digits === undefined || number >= TRIAL_NUMBERS ? null : { number, isPhone: device === 'p' };
}
