import { Hono } from 'hono';
import type { Context } from '../context.ts';
import { challengedIntent } from '../routes/payment-pages.ts';
import { idOf } from '../store/ids.ts';
import { RELEASE_TRAIN } from '../version.ts';
import { challengePage, noChallengePage } from './challenge.ts';
import { elementPage } from './element.ts';
import { hostedPage, nothingToPayPage } from './hosted.ts';
import { receiptPage } from './receipt.ts';
import { type ScriptName, script } from './scripts.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline' http: https:; font-src http: https: data:; img-src data:; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'";
const PAGE_SCRIPTS: readonly ScriptName[] = ['element', 'challenge', 'hosted', 'control-page'];

/** Everything a browser loads: Stripe.js, its frames, the hosted page and receipts. */
export function pages(context: Context): Hono {
  const { store, options } = context;
  const { publishableKey: key, businessName: merchant } = options;
  const app = new Hono();

  app.use(async (request, next) => {
    await next();
    if (!request.res.headers.get('content-type')?.startsWith('text/html')) return;
    // Only the Payment Element and the bank's challenge may be framed by a merchant's page.
    const isFrameable = /^\/(elements|challenge)\//.test(request.req.path);
    request.header(
      'content-security-policy',
      `${POLICY}; frame-ancestors ${isFrameable ? 'http: https:' : "'none'"}`,
    );
    request.header('referrer-policy', 'no-referrer');
    request.header('cache-control', 'no-store');
  });

  for (const train of [RELEASE_TRAIN, 'v3'])
    app.get(`/${train}/stripe.js`, async (request) =>
      request.body(await script('stripe'), 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'max-age=60',
      }),
    );
  for (const name of PAGE_SCRIPTS)
    app.get(`/scripts/${name}.js`, async (request) =>
      request.body(await script(name), 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    );

  app.get('/elements/payment', (request) => request.html(elementPage()));
  app.get('/challenge/:source', (request) => {
    const source = request.req.param('source');
    const intent = challengedIntent(context, source);
    if (!intent) return request.html(noChallengePage(), 404);
    const last4 = store.get('payment_method', idOf(intent.payment_method)).card?.last4 ?? '';
    return request.html(challengePage({ source, key, merchant, intent, last4 }));
  });
  app.get('/c/pay/:id', (request) => {
    const session = store.find('checkout.session', request.req.param('id'));
    if (session?.status !== 'open' || session.ui_mode !== 'hosted_page')
      return request.html(nothingToPayPage(session), session ? 410 : 404);
    const { items } = store.hidden('checkout.session', session.id);
    return request.html(hostedPage({ session, items, key, business: merchant }));
  });
  app.get('/receipts/:id', (request) => {
    const charge = store.find('charge', request.req.param('id'));
    return charge?.paid
      ? request.html(receiptPage(charge, merchant))
      : request.html(nothingToPayPage(undefined), 404);
  });
  return app;
}
