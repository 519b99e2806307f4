import { VALUATION_DAYS } from '@forecourt/lib/leads/trade-in/limits';
import { cookie, cookieOf, isSecure } from '@/site/cookies.server.ts';

// Which valuation is this browser's: a token that no script can read.
const NAME = 'trade-in';

/** A `set-cookie` header that ties a valuation to this browser for `VALUATION_DAYS`. `token` is that valuation's secret. */
export const valuationCookie = (request: Request, token: string): string =>
  cookie(NAME, token, { path: '/', seconds: VALUATION_DAYS * 86_400, secure: isSecure(request) });

/**
 * The token of this browser's valuation, null for none. Unchecked: only `findValuation` tells whether there is such a
 * valuation.
 */
export const valuationToken = (headers: Pick<Headers, 'get'>): string | null =>
  cookieOf({ headers }, NAME) ?? null;
