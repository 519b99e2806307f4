import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import type Stripe from 'stripe';
import { deposit, PUBLISHABLE_KEY, testPayments } from '../../emulators/payments/testing/service.ts';
import { RELEASE_TRAIN } from '../../emulators/payments/version.ts';

/** The script of a shop page, which uses Stripe's real loader and only documented features. */
const SCRIPT = `
import { loadStripe } from '@stripe/stripe-js/pure';
const { key, secret, redirect, floating } = document.body.dataset;
const stripe = await loadStripe(key);
const appearance = { labels: floating ? 'floating' : 'above', variables: { colorPrimary: '#b4532a' } };
const checkout = stripe.initCheckoutElementsSdk({ clientSecret: Promise.resolve(secret), elementsOptions: { appearance } });
const byId = (id) => document.getElementById(id);
const heard = [];
const element = checkout.createPaymentElement();
for (const type of ['loaderstart', 'ready', 'change', 'focus', 'blur'])
  element.on(type, (event) => { heard.push(type); document.body.dataset.heard = heard.join(' '); if (type === 'change') document.body.dataset.complete = event.complete; });
element.mount('#payment');
const wallets = checkout.createExpressCheckoutElement();
wallets.on('ready', ({ availablePaymentMethods }) => { document.body.dataset.wallets = [availablePaymentMethods?.applePay && 'apple_pay', availablePaymentMethods?.googlePay && 'google_pay'].filter(Boolean).join(' '); });
wallets.mount('#wallets');
checkout.on('change', (session) => { byId('pay').dataset.can = session.canConfirm; byId('status').textContent = session.status.type; });
const loaded = await checkout.loadActions();
if (loaded.type === 'error') byId('error').textContent = loaded.error.message;
else {
  const { actions } = loaded;
  if (!('blind' in document.body.dataset)) byId('total').textContent = actions.getSession().total.total.amount;
  byId('email').addEventListener('change', async (event) => {
    const result = await actions.updateEmail(event.target.value);
    byId('error').textContent = result.type === 'error' ? result.error.message : '';
  });
  byId('form').addEventListener('submit', async (event) => {
    event.preventDefault();
    byId('error').textContent = '';
    try {
      const result = await actions.confirm(redirect ? { redirect } : {});
      byId('error').textContent = result.type === 'error' ? result.error.message : '';
      byId('result').textContent = JSON.stringify(result.type === 'error' ? result.error : result.session.status);
    } catch (error) { byId('error').textContent = 'thrown: ' + error.message; }
  });
}`;

/** Starts the payments emulator and a shop that sells one reservation through it. */
export async function openShop() {
  const payments = await testPayments({ settleMs: 0 });
  const { outputFiles } = await build({
    stdin: { contents: SCRIPT, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'esm',
  });
  const script = outputFiles[0]?.text ?? '';
  const sessions: Stripe.Checkout.Session[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams, origin } = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const send = (type: string, body: string) => response.writeHead(200, { 'content-type': type }).end(body);
    if (pathname === '/shop.js') return send('text/javascript', script);
    if (pathname === '/hosted') {
      const session = await payments.stripe.checkout.sessions.create({
        ...deposit.hosted,
        success_url: `${origin}/done?session={CHECKOUT_SESSION_ID}`,
        cancel_url: `${origin}/car`,
        branding_settings: { display_name: 'Harbour Motor Group', button_color: '#f2c14e' },
      });
      sessions.push(session);
      return response.writeHead(303, { location: session.url ?? '' }).end();
    }
    if (pathname !== '/checkout')
      return send('text/html', `<title>Shop</title><h1>${pathname === '/done' ? 'Thank you' : 'A car'}</h1>`);
    const session = await payments.stripe.checkout.sessions.create({
      ...deposit.elements,
      return_url: `${origin}/done?session={CHECKOUT_SESSION_ID}`,
    });
    sessions.push(session);
    const data = [...searchParams].map(([name, value]) => `data-${name}="${value}"`).join(' ');
    return send(
      'text/html',
      `<!doctype html><html lang="en-AU"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Checkout</title>
<body style="font:16px sans-serif;max-width:480px;margin:24px auto;padding:0 16px" data-key="${PUBLISHABLE_KEY}" data-secret="${session.client_secret}" ${data}>
<main><h1>Reserve for <span id="total"></span></h1><p>Session <span id="status">open</span></p><form id="form"><label>Email <input id="email" type="email"></label><div id="wallets"></div><div id="payment"></div>
<p id="error" role="alert"></p><button id="pay" data-can="false">Pay</button></form><output id="result"></output></main>
<script src="${payments.service.url}/${RELEASE_TRAIN}/stripe.js"></script><script type="module" src="/shop.js"></script></body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    payments,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    session: async () => payments.stripe.checkout.sessions.retrieve(sessions.at(-1)?.id ?? ''),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await payments.close();
    },
  };
}
