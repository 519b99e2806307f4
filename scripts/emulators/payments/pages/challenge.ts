import { html } from 'hono/html';
import type Stripe from 'stripe';
import { money, page } from './document.ts';

const STYLES = `
* { box-sizing: border-box; margin: 0; }
body { font: 16px/1.5 ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; color: #16233b; background: #fff; -webkit-font-smoothing: antialiased; }
.bank { display: flex; align-items: center; justify-content: space-between; padding: 18px 24px; border-bottom: 1px solid #e5e9f0; font-weight: 650; letter-spacing: -0.01em; }
.bank svg { width: 22px; margin-right: 10px; vertical-align: -5px; } .bank small { font-weight: 500; font-size: 13px; color: #5a6780; }
.asked { padding: 24px; } h1 { font-size: 22px; line-height: 1.2; letter-spacing: -0.015em; margin-bottom: 8px; } p { color: #46536b; }
dl { margin: 20px 0 24px; border: 1px solid #e5e9f0; border-radius: 12px; } dl div { display: flex; justify-content: space-between; gap: 16px; padding: 10px 16px; } dl div + div { border-top: 1px solid #e5e9f0; } dt { color: #5a6780; } dd { font-weight: 550; text-align: right; font-variant-numeric: tabular-nums; }
button { font: inherit; font-weight: 600; width: 100%; padding: 12px 18px; border-radius: 10px; border: 1px solid #16305f; background: #16305f; color: #fff; cursor: pointer; } button + button { margin-top: 10px; background: #fff; color: #16305f; border-color: #c9d2e1; }
button:focus-visible { outline: 3px solid #7aa5f5; outline-offset: 2px; } button:disabled { opacity: .55; cursor: progress; }
.note { margin-top: 16px; font-size: 13px; color: #5a6780; }
`;
const SHIELD = html`<svg viewBox="0 0 24 24" fill="none" stroke="#16305f" stroke-width="2" stroke-linejoin="round" aria-hidden="true"><path d="M12 2.500l8 3v6c0 5-3.4 8.6-8 10-4.6-1.4-8-5-8-10v-6z"/><path d="M8.5 12l2.5 2.5 4.5-5"/></svg>`;

/** The bank's page for the cardholder: the payment, and buttons to accept or refuse it. */
export const challengePage = ({
  source,
  key,
  merchant,
  intent,
  last4,
}: {
  source: string;
  key: string;
  merchant: string;
  intent: Stripe.PaymentIntent;
  last4: string;
}) =>
  page({
    title: 'Confirm your payment',
    styles: STYLES,
    data: { source, key },
    scripts: ['/scripts/challenge.js'],
    body: html`<div class="bank"><span>${SHIELD}Your bank</span><small>3D Secure test page</small></div>
<div class="asked">
  <h1>Confirm this payment</h1>
  <p>Check the details and tell us that it is you who pays.</p>
  <dl>
    <div><dt>To</dt><dd>${merchant}</dd></div>
    <div><dt>Amount</dt><dd>${money(intent.amount, intent.currency)}</dd></div>
    <div><dt>Card</dt><dd>ending in ${last4}</dd></div>
  </dl>
  <button type="button" data-outcome="passed" disabled>Complete authentication</button>
  <button type="button" data-outcome="failed" disabled>Fail authentication</button>
  <p class="note">A real bank asks for a code or for its app here.</p>
</div>`,
  });

export const noChallengePage = () =>
  page({
    title: 'Nothing to confirm',
    styles: STYLES,
    body: html`<div class="bank"><span>${SHIELD}Your bank</span></div>
<div class="asked"><h1>There is nothing to confirm</h1><p>This payment was answered already, or its time is over. Go back to the shop's page.</p></div>`,
  });
