import { getConnInfo } from '@hono/node-server/conninfo';
import { bodyLimit } from 'hono/body-limit';
import { setCookie } from 'hono/cookie';
import { z } from 'zod';
import { FailureLimit } from '../auth/rate-limit.ts';
import { SESSION_SECONDS } from '../auth/sessions.ts';
import { badRequest, forbidden } from '../errors.ts';
import { SESSION_COOKIE } from './authenticate.ts';
import { type App, parseOrThrow, type Request, type Services } from './context.ts';
import { type SignInPage, signInPage } from './sign-in-page.ts';

const LOGIN = '/auth/login/local';

const form = z.object({
  user: z.string().max(100).default(''),
  password: z.string().max(1000).default(''),
  origin: z.string().max(2000).optional(),
});

export function signInRoutes(app: App, { accounts, origins }: Services): void {
  const failures = new FailureLimit();

  app.get('/auth/providers', (c) => {
    const mount = new URL(c.req.url).pathname.startsWith('/lake/') ? '/lake' : '';
    const url = new URL(`${mount}/v1${LOGIN}`, c.req.url).href;
    return c.json({
      providers: [{ name: 'local', title: 'Local account', url }],
      thirdPartyLogin: false,
      sso: {},
    });
  });

  app.get(LOGIN, (c) => {
    const returnTo = returnUrl(c, c.req.query('origin'));
    return page(c, 200, { returnTo, userName: '', error: undefined });
  });

  app.post(LOGIN, bodyLimit({ maxSize: 16 * 1024 }), async (c) => {
    // Prevents login CSRF: a form on another site must not sign the browser in to another account.
    const origin = c.req.header('origin');
    if (origin && !origins.allows(origin)) throw forbidden('login');
    const { user, password, origin: requestedReturn } = parseOrThrow(form, await c.req.parseBody());
    const returnTo = returnUrl(c, requestedReturn);
    const userName = user.trim().toLowerCase();
    const key = `${clientAddress(c)} ${userName}`;
    const waitSeconds = failures.waitSeconds(key);
    if (waitSeconds > 0) {
      c.header('retry-after', String(waitSeconds));
      const error = `Too many wrong passwords. Try again in ${Math.ceil(waitSeconds / 60)} minutes.`;
      return page(c, 429, { returnTo, userName, error });
    }
    const principal = await accounts.signIn(userName, password);
    if (!principal) {
      failures.recordFailure(key);
      return page(c, 401, { returnTo, userName, error: 'The user name or password is wrong.' });
    }
    failures.reset(key);
    const { token, sid } = accounts.sessions.begin(principal.name);
    setCookie(c, SESSION_COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: SESSION_SECONDS,
    });
    return c.redirect(`${returnTo}#sid=${sid}`, 303);
  });

  /** Returns the requested return URL, or this host by default, if its origin is allowed. */
  function returnUrl(c: Request, requestedReturn: string | undefined): string {
    const safeUrl = origins.safeReturnUrl(requestedReturn || new URL('/', c.req.url).href);
    if (!safeUrl) throw badRequest('The address to return to is not one of the allowed origins');
    return safeUrl;
  }
}

function page(c: Request, status: 200 | 401 | 429, content: SignInPage): Response | Promise<Response> {
  c.header('cache-control', 'no-store');
  c.header('x-frame-options', 'DENY');
  // With 'no-referrer', browsers would send the form with the origin 'null', which is refused.
  c.header('referrer-policy', 'same-origin');
  const target = new URL(content.returnTo).origin;
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self' ${target}; frame-ancestors 'none'`,
  );
  return c.html(signInPage(content), status);
}

function clientAddress(c: Request): string {
  try {
    return getConnInfo(c).remote.address ?? '';
  } catch {
    return '';
  }
}
