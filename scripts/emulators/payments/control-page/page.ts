import { html, raw } from 'hono/html';
import { dateTime, money, page } from '../pages/document.ts';
import type { Faults } from '../webhooks/faults.ts';
import type { Overview, PaymentLine, PaymentState } from './overview.ts';
import { STYLES } from './styles.ts';

type Choice = [value: string, words: string];
/** The fault switches on the page. Each value is JSON; the first choice means no fault. */
const SWITCHES: readonly [name: keyof Faults, label: string, choices: Choice[]][] = [
  [
    'api',
    'API calls',
    [
      ['"works"', 'work'],
      ['"down"', 'fail (503)'],
      ['"rate_limited"', 'fail (429)'],
      ['"lost_answer"', 'work, but the response is lost'],
    ],
  ],
  [
    'latencyMs',
    'API response time',
    [
      ['0', 'no delay'],
      ['1000', '1 second'],
      ['5000', '5 seconds'],
      ['30000', '30 seconds'],
    ],
  ],
  [
    'delayMs',
    'Webhooks are sent',
    [
      ['0', 'at once'],
      ['5000', 'after 5 seconds'],
      ['60000', 'after a minute'],
      ['600000', 'after 10 minutes'],
    ],
  ],
  [
    'copies',
    'Each webhook is sent',
    [
      ['1', 'once'],
      ['2', 'twice'],
      ['20', '20 times'],
    ],
  ],
  [
    'loss',
    'Webhooks lost',
    [
      ['0', 'none'],
      ['0.5', 'half'],
      ['1', 'all'],
    ],
  ],
  [
    'shuffleMs',
    'Webhook order',
    [
      ['0', 'as sent'],
      ['3000', 'random, within 3 seconds'],
      ['30000', 'random, within 30 seconds'],
    ],
  ],
  [
    'hold',
    'Webhook delivery',
    [
      ['false', 'automatic'],
      ['true', 'held until released'],
    ],
  ],
  [
    'signature',
    'Signatures',
    [
      ['"right"', 'valid'],
      ['"wrong"', 'invalid'],
      ['"old"', 'six minutes old'],
    ],
  ],
];
const CLOCK: Choice[] = [
  ['0', 'now'],
  ['1800000', '30 minutes ahead'],
  ['86400000', 'a day ahead'],
  ['172800000', '2 days ahead'],
];
const CARDS: readonly [number: string, what: string][] = [
  ['4242 4242 4242 4242', 'Approved (Visa)'],
  ['5555 5555 5555 4444', 'Approved (Mastercard)'],
  ['4000 0000 0000 3220', 'Authentication required'],
  ['4000 0084 0000 1629', 'Authentication required, then declined'],
  ['4000 0000 0000 0002', 'Declined'],
  ['4000 0000 0000 9995', 'Insufficient funds'],
  ['4000 0000 0000 7726', 'Refund arrives later'],
  ['4000 0000 0000 5126', 'Refund fails later'],
];

export const controlPage = (overview: Overview, faults: Faults, aheadMs: number) =>
  page({
    title: 'Payments | Forecourt',
    styles: STYLES,
    scripts: ['/scripts/control-page.js'],
    body: html`<header class="top"><h1>Payments</h1><p>Stripe emulator. Payments are stored on disk, and no money moves.</p></header>
<main>
  <section class="card" aria-labelledby="faults"><h2 id="faults">Simulated faults <button type="button" data-method="DELETE" data-path="faults" data-reload>Reset all</button></h2>
    <div class="switches">
      ${SWITCHES.map(([name, label, choices]) => control(label, `data-fault="${name}"`, choices, JSON.stringify(faults[name])))}
      ${control('Emulator clock', 'data-clock', CLOCK, String(aheadMs))}
    </div>
  </section>
  <div id="refreshed">${refreshedParts(overview)}</div>
  <section class="card" aria-labelledby="cards"><h2 id="cards">Test cards <small>any future expiry date, any security code</small></h2>
    <dl class="cards">${CARDS.map(([number, what]) => html`<div><dt>${what}</dt><dd>${number}</dd></div>`)}</dl>
  </section>
</main>
<p class="stale" role="status">The emulators have stopped. Start them again with <code>npm run demo</code>.</p>`,
  });

function control(label: string, attribute: string, choices: Choice[], currentChoice: string) {
  const isListed = choices.some(([value]) => value === currentChoice);
  const all: Choice[] = isListed
    ? choices
    : [...choices, [currentChoice, `${currentChoice} (set by a test)`]];
  return html`<label>${label}<select autocomplete="off" data-on="${currentChoice !== choices[0]?.[0]}" ${raw(attribute)}>${all.map(([value, words]) => html`<option value="${value}" ${value === currentChoice ? 'selected' : ''}>${words}</option>`)}</select></label>`;
}

export function refreshedParts({ payments, webhooks, counts, captured, refunded }: Overview) {
  const sums = captured > 0 ? `${money(captured, 'aud')} captured, ${money(refunded, 'aud')} refunded` : '';
  return html`<div class="both">
<section class="card" aria-labelledby="payments"><h2 id="payments">Payments <small>${sums}</small></h2>
  ${payments.length === 0 ? html`<p class="empty">No payments yet. Reserve a car on one of the sites.</p>` : html`<ul>${payments.map(payment)}</ul>`}
</section>
<section class="card" aria-labelledby="webhooks"><h2 id="webhooks">Webhooks <small>${counts.delivered} delivered${counts.pending ? `, ${counts.pending} waiting` : ''}${counts.lost ? `, ${counts.lost} lost` : ''}</small>
  ${counts.held ? html`<button type="button" data-method="POST" data-path="deliveries/release" data-body="{}">Release ${counts.held}</button>` : ''}</h2>
  ${webhooks.length === 0 ? html`<p class="empty">No webhooks sent yet.</p>` : html`<ul>${webhooks.map(webhook)}</ul>`}
</section>
</div>`;
}

const STATES: Record<PaymentState, [words: string, tone: string]> = {
  open: ['Open', ''],
  challenged: ['Bank asks', 'wait'],
  paid: ['Paid', 'go'],
  'part refunded': ['Part refunded', 'wait'],
  refunded: ['Refunded', 'stop'],
  expired: ['Expired', ''],
};

function payment(line: PaymentLine) {
  const [words, tone] = STATES[line.state];
  const open = line.state === 'open' || line.state === 'challenged';
  const facts = [
    line.title,
    line.payer,
    line.card,
    ...line.metadata.map(([name, value]) => `${name} ${value}`),
    open ? `until ${dateTime(line.expiresAt)}` : null,
    line.error,
  ].filter(Boolean);
  return html`<li>
  <div class="line"><b class="amount">${money(line.amount, line.currency)}</b><span class="state ${tone}">${words}</span><span class="end">${dateTime(line.created)}</span></div>
  <p class="facts">${facts.map((fact) => html`<span>${fact}</span>`)}</p>
  ${
    open || line.state === 'paid' || line.state === 'part refunded'
      ? html`<div class="acts">
    ${line.url ? html`<a href="${line.url}">Open its page</a>` : ''}
    ${open ? html`<button type="button" data-method="POST" data-path="sessions/${line.session}/expire">Expire now</button>` : html`<button type="button" data-method="POST" data-path="payments/${line.intent}/refund">Refund</button>`}
  </div>`
      : ''
  }
</li>`;
}

function webhook({
  id,
  event,
  type,
  subject,
  state,
  outcome,
  attempts,
  createdAt,
}: Overview['webhooks'][number]) {
  const [words, tone] =
    state === 'delivered'
      ? [`Delivered ${outcome}`, 'go']
      : state === 'pending' && attempts > 0
        ? [`Again soon: ${outcome}`, 'wait']
        : {
            pending: ['Waiting', 'wait'],
            held: ['Held', 'wait'],
            lost: ['Lost', 'stop'],
            abandoned: [`Given up: ${outcome}`, 'stop'],
          }[state];
  return html`<li>
  <div class="line"><b>${type}</b><span class="state ${tone}">${words}</span><span class="end">${new Date(createdAt).toLocaleTimeString('en-AU')}</span></div>
  <p class="facts"><span>${subject.slice(0, 28)}</span>${attempts > 1 ? html`<span>${attempts} attempts</span>` : ''}</p>
  <div class="acts">${state === 'held' ? html`<button type="button" data-method="POST" data-path="deliveries/release" data-body='{"ids":[${id}]}'>Release</button>` : ''}<button type="button" data-method="POST" data-path="events/${event}/send" data-body="{}">Send again</button></div>
</li>`;
}
