import { html } from 'hono/html';
import type Stripe from 'stripe';
import { dateTime, money, page } from './document.ts';

const STYLES = `
* { box-sizing: border-box; margin: 0; }
body { font: 16px/1.5 ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; color: #102a26; background: #f5f8f6; -webkit-font-smoothing: antialiased; }
main { max-width: 520px; margin: 10vh auto; background: #fff; border: 1px solid #dfe7e3; border-radius: 16px; padding: 32px; }
h1 { font-size: 17px; font-weight: 500; color: #51645f; } .total { font-size: 40px; font-weight: 650; letter-spacing: -0.03em; line-height: 1.2; margin-bottom: 24px; font-variant-numeric: tabular-nums; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; border-top: 1px solid #dfe7e3; } dt { color: #51645f; } dd { text-align: right; overflow-wrap: anywhere; }
`;

export const receiptPage = (charge: Stripe.Charge, merchant: string) => {
  const card = charge.payment_method_details?.card;
  const row = (name: string, value: string) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
  return page({
    title: `Receipt from ${merchant}`,
    styles: STYLES,
    body: html`<main>
  <h1>Receipt from ${merchant}</h1>
  <p class="total">${money(charge.amount, charge.currency)}</p>
  <dl>
    ${row('Paid', dateTime(charge.created))}
    ${row('Card', `${card?.brand ?? ''} ending in ${card?.last4 ?? ''}`)}
    ${charge.description ? row('For', charge.description) : ''}
    ${charge.amount_refunded ? row('Refunded', money(charge.amount_refunded, charge.currency)) : ''}
    ${row('Charge', charge.id)}
  </dl>
</main>`,
  });
};
