import { html } from 'hono/html';
import type Stripe from 'stripe';
import { money, page } from './document.ts';

const STYLES = `
:root { --ink: #102a26; --soft: #51645f; --line: #dfe7e3; --ground: #f5f8f6; --go: #1d7a5c; --radius: 8px; --stop: #b42318; --onInk: #ffffff; --onGo: #ffffff; --text: #10221f; color-scheme: light; }
* { box-sizing: border-box; margin: 0; }
body { font: 16px/1.5 ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; color: var(--text); background: #fff; min-height: 100dvh; -webkit-font-smoothing: antialiased; }
.both { display: grid; grid-template-columns: 1fr 1fr; min-height: 100dvh; }
.summary { background: var(--ink); color: var(--onInk); padding: 56px max(32px, calc(50vw - 520px)) 56px; padding-right: 72px; }
.pay { padding: 56px max(32px, calc(50vw - 520px)) 56px 72px; }
.back { display: inline-flex; align-items: center; gap: 8px; color: inherit; opacity: .78; text-decoration: none; font-size: 15px; margin-bottom: 40px; border-radius: 6px; } .back:hover { opacity: 1; }
.badge { display: inline-block; font-size: 12px; font-weight: 600; letter-spacing: .02em; color: #5c3b00; background: #ffd99b; border-radius: 5px; padding: 2px 8px; margin-left: 10px; vertical-align: 2px; }
.summary h1 { font-size: 17px; font-weight: 500; } .total { font-size: 44px; font-weight: 650; letter-spacing: -0.03em; line-height: 1.15; margin: 4px 0 36px; font-variant-numeric: tabular-nums; }
.lines { list-style: none; padding: 0; border-top: 1px solid color-mix(in srgb, currentColor 22%, transparent); } .lines li { display: flex; justify-content: space-between; gap: 24px; padding: 16px 0; border-bottom: 1px solid color-mix(in srgb, currentColor 22%, transparent); } .lines b { font-weight: 550; } .lines small { display: block; opacity: .78; } .lines span { white-space: nowrap; font-variant-numeric: tabular-nums; }
h2 { font-size: 20px; letter-spacing: -0.01em; margin-bottom: 20px; }
.field { display: block; margin-bottom: 16px; font-size: 15px; } .field input { display: block; width: 100%; margin-top: 4px; font: inherit; font-size: 16px; padding: 11px 12px; border: 1px solid #e0e6e3; border-radius: var(--radius); background: #fff; color: inherit; box-shadow: 0 1px 1px rgb(0 0 0 / 3%); } .field input:focus { outline: 0; border-color: var(--go); box-shadow: 0 0 0 3px color-mix(in srgb, var(--go) 25%, transparent); } .field input[readonly] { background: var(--ground); color: var(--soft); }
#payment { margin-bottom: 24px; min-height: 250px; }
#error { color: var(--stop); font-size: 15px; } #error:not(:empty) { margin-bottom: 12px; }
#pay { font: inherit; font-weight: 600; width: 100%; padding: 14px; border: 0; border-radius: calc(var(--radius) + 2px); background: var(--go); color: var(--onGo); cursor: pointer; position: relative; } #pay:hover { background: color-mix(in srgb, var(--go) 88%, #000); } #pay:focus-visible, .back:focus-visible { outline: 3px solid color-mix(in srgb, var(--go) 45%, #fff); outline-offset: 2px; } #pay:disabled { opacity: .75; cursor: progress; }
#pay[data-busy=true]::after { content: ''; position: absolute; right: 18px; top: calc(50% - 9px); width: 18px; height: 18px; border-radius: 50%; border: 2px solid currentColor; border-right-color: transparent; animation: turn 800ms linear infinite; } @keyframes turn { to { transform: rotate(1turn); } }
.foot { margin-top: 24px; font-size: 13px; color: var(--soft); text-align: center; }
.over { max-width: 480px; margin: 0 auto; padding: 18vh 24px; text-align: center; } .over h1 { font-size: 28px; letter-spacing: -0.02em; line-height: 1.2; margin-bottom: 12px; } .over p { color: var(--soft); margin-bottom: 24px; } .over a { color: var(--go); font-weight: 550; }
@media (max-width: 800px) { .both { grid-template-columns: 1fr; min-height: 0; } .summary, .pay { padding: 24px 20px; } .back { margin-bottom: 20px; } .total { font-size: 38px; margin-bottom: 20px; } }
@media (prefers-reduced-motion: reduce) { #pay[data-busy=true]::after { animation-duration: 4s; } }
`;
const ARROW = html`<svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M13 8H3M7 4L3 8l4 4"/></svg>`;
const VERBS: Record<string, string> = { book: 'Book', donate: 'Donate' };

const RADII: Record<string, string> = { rectangular: '0px', rounded: '8px', pill: '22px' };

function brandStyles(brand: Stripe.Checkout.Session.BrandingSettings | undefined): string {
  if (!brand) return '';
  const radius = RADII[brand.border_style] ?? '8px';
  return `:root { --ink: ${brand.background_color}; --go: ${brand.button_color}; --radius: ${radius}; --onInk: ${textColourOn(brand.background_color)}; --onGo: ${textColourOn(brand.button_color)}; }`;
}

function textColourOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#10161c' : '#ffffff';
}

export function hostedPage({
  session,
  items,
  key,
  business,
}: {
  session: Stripe.Checkout.Session;
  items: Stripe.LineItem[];
  key: string;
  business: string;
}) {
  const merchant = session.branding_settings?.display_name || business;
  const brand = session.branding_settings;
  const isCheck = session.mode === 'setup';
  const total = money(session.amount_total ?? 0, session.currency ?? 'aud');
  const verb = isCheck ? 'Check card' : `${VERBS[session.submit_type ?? ''] ?? 'Pay'} ${total}`;
  return page({
    title: `${merchant} | Checkout`,
    styles: STYLES + brandStyles(brand),
    data: {
      session: session.id,
      key,
      colour: brand?.button_color ?? '',
      radius: RADII[brand?.border_style ?? ''] ?? '8px',
    },
    scripts: ['/scripts/hosted.js'],
    body: html`<div class="both">
<section class="summary" aria-label="What you pay for">
  ${session.cancel_url ? html`<a class="back" href="${session.cancel_url}">${ARROW}Back to ${merchant}</a>` : ''}
  <h1>${isCheck ? 'Card check for' : 'Pay'} ${merchant}<span class="badge">Test mode</span></h1>
  <p class="total">${isCheck ? 'No charge' : total}</p>
  <ul class="lines">${items.map(
    (item) =>
      html`<li><b>${item.description}${item.quantity && item.quantity > 1 ? html`<small>Quantity ${item.quantity}</small>` : ''}</b><span>${money(item.amount_total, item.currency)}</span></li>`,
  )}</ul>
</section>
<main class="pay">
  <form id="form">
    <h2>Contact</h2>
    <label class="field">Email<input id="email" name="email" type="email" autocomplete="email" required value="${session.customer_email ?? ''}" ${session.customer_email ? 'readonly' : ''}></label>
    <h2>Payment</h2>
    <label class="field">Name on card<input id="name" name="name" autocomplete="cc-name" required></label>
    <div id="payment"></div>
    <p id="error" role="alert"></p>
    <button id="pay" type="submit">${verb}</button>
    <p class="foot">The local payments service of Forecourt, in place of Stripe. No money moves.</p>
  </form>
</main>
</div>`,
  });
}

/** Texts of a page whose session is complete: paid, or with a checked card. */
const COMPLETE = {
  paid: {
    page: 'Paid',
    title: 'You have paid already',
    text: 'You are done here. No second payment was taken.',
    link: 'See what you paid for',
  },
  checked: {
    page: 'Checked',
    title: 'Your card is checked already',
    text: 'You are done here. Nothing was charged.',
    link: 'Go back',
  },
};

export const nothingToPayPage = (session: Stripe.Checkout.Session | undefined) => {
  const complete =
    session?.status === 'complete' ? COMPLETE[session.mode === 'setup' ? 'checked' : 'paid'] : null;
  const link = complete
    ? session?.success_url?.replace('{CHECKOUT_SESSION_ID}', session.id)
    : session?.cancel_url;
  const over = session ? 'This page has expired' : 'There is nothing to pay here';
  const why = session
    ? 'Its time is over and nothing was charged. Go back and start again.'
    : 'Something is missing or wrong in the address.';
  return page({
    title: complete?.page ?? 'Nothing to pay here',
    styles: STYLES,
    body: html`<main class="over">
  <h1>${complete?.title ?? over}</h1>
  <p>${complete?.text ?? why}</p>
  ${link ? html`<a href="${link}">${complete?.link ?? 'Go back'}</a>` : ''}
</main>`,
  });
};
