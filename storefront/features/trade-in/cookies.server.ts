import { VALUATION_DAYS } from '@forecourt/lib/trade-in/limits';
import { cookie, cookieOf, isSecure } from '@/site/cookies.server.ts';

// Which valuation is this browser's: a token that no script can read.
const NAME = 'trade-in';

export const valuationCookie = (request: Request, token: string): string =>
  cookie(NAME, token, { path: '/', seconds: VALUATION_DAYS * 86_400, secure: isSecure(request) });

export const valuationToken = (headers: Pick<Headers, 'get'>): string | null =>
  cookieOf({ headers }, NAME) ?? null;
