import { VALUATION_DAYS } from '@forecourt/lib/leads/trade-in/limits';
import { cookie, cookieOf, isSecure } from '@/site/cookies.server.ts';

const NAME = 'trade-in';

/**
 * Returns a `set-cookie` header that ties a valuation, by its token, to this browser for `VALUATION_DAYS`.
 */
export const valuationCookie = (request: Request, token: string): string =>
  cookie(NAME, token, { path: '/', seconds: VALUATION_DAYS * 86_400, secure: isSecure(request) });

/** Returns the token of this browser's valuation, null for none. Unchecked: `findValuation` validates it. */
export const valuationToken = (headers: Pick<Headers, 'get'>): string | null =>
  cookieOf({ headers }, NAME) ?? null;
