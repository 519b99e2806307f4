import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Accounts } from '../auth/accounts.ts';
import type { Origins } from '../auth/origins.ts';
import type { Principal } from '../auth/principal.ts';
import { unauthorized } from '../errors.ts';
import type { Env } from './context.ts';

export const SESSION_COOKIE = 'sanitySession';

/**
 * Identifies the requester by bearer token, or by session cookie if the page has an allowed origin.
 * @param anonymous principal of a request without either
 */
export const authenticate = (accounts: Accounts, origins: Origins, anonymous: Principal) =>
  createMiddleware<Env>(async (c, next) => {
    const bearer = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const origin = c.req.header('origin');
    // Browsers send cookies for any port of this host, so accept them only from allowed origins.
    const cookie = !origin || origins.allows(origin) ? getCookie(c, SESSION_COOKIE) : undefined;
    const principal = bearer ? accounts.byToken(bearer) : cookie ? accounts.byToken(cookie) : undefined;
    if (bearer && !principal) throw unauthorized('Unauthorized - Session not found');
    c.set('principal', principal ?? anonymous);
    await next();
  });
