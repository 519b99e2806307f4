// The payer's side: Payment Element, hosted page and bank challenge. The calls of Stripe.js are not public,
// so these routes are private to this emulator and its own Stripe.js.
import { timingSafeEqual } from 'node:crypto';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { type Card, type Payer, paymentMethod } from '../objects/payment-method.ts';
import { isCardNumber } from '../rules/cards.ts';
import { answerChallenge, attempt } from '../rules/pay.ts';
import { intentForSession } from '../rules/sessions.ts';
import { checkCard } from '../rules/setup.ts';
import { idOf } from '../store/ids.ts';
import { notFound, StripeFault } from '../wire/errors.ts';
import { checkParameters } from '../wire/parameters.ts';
import type { Handler } from '../wire/respond.ts';

const secret = z.string().optional();

/** The data of a payer's page: the session, its line items, and the state of its payment. */
function pageView({ store }: Context, id: string) {
  const session = store.get('checkout.session', id);
  const intent = session.payment_intent ? store.get('payment_intent', idOf(session.payment_intent)) : null;
  return {
    session,
    line_items: store.hidden('checkout.session', id).items,
    payment_intent: intent && {
      id: intent.id,
      status: intent.status,
      next_action: intent.next_action,
      last_payment_error: intent.last_payment_error && { message: intent.last_payment_error.message },
    },
  };
}

/**
 * Returns the session if the caller may see it: an embedded session requires its client secret; the id of a
 * hosted one is secret.
 */
function authorisedSession(
  { store }: Context,
  id: string,
  clientSecret: string | undefined,
): Stripe.Checkout.Session {
  const session = store.get('checkout.session', id, 'session');
  const expectedSecret = session.client_secret;
  if (expectedSecret === null) return session;
  const matches =
    clientSecret?.length === expectedSecret.length &&
    timingSafeEqual(Buffer.from(clientSecret), Buffer.from(expectedSecret));
  if (!matches) throw notFound('checkout.session', id, 'session', 404);
  return session;
}

/**
 * Returns the initial data of the payer's page. A wrong client secret gets the same 404 as an unknown
 * session, so that it does not reveal which sessions exist.
 */
export const openPage: Handler = ({ context, id, parameters }) => {
  const input = checkParameters(z.strictObject({ client_secret: secret }), parameters);
  return pageView(context, authorisedSession(context, id, input.client_secret).id);
};

const text = (longest: number) => z.string().max(longest).optional();
const payParameters = z.strictObject({
  client_secret: secret,
  card: z.strictObject({
    number: z.string().max(40),
    exp_month: z.string().max(2),
    exp_year: z.string().max(4),
    cvc: z.string().max(4),
  }),
  billing_details: z
    .strictObject({
      name: text(200),
      email: text(512),
      phone: text(40),
      country: text(2),
      postal_code: text(20),
    })
    .default({}),
});

/**
 * Pays a session with the entered card. Returns the page's new state, which may be a challenge by the bank.
 * @throws StripeFault 402 for an impossible or declined card, 400 when the session is not open
 */
export const payPage: Handler = ({ context, id, parameters }) => {
  const { store } = context;
  const input = checkParameters(payParameters, parameters);
  const session = authorisedSession(context, id, input.client_secret);
  const details = input.billing_details;
  const payer: Payer = {
    name: details.name || null,
    email: session.customer_email ?? (details.email || null),
    phone: details.phone || null,
    country: details.country || null,
    postalCode: details.postal_code || null,
  };
  const card = parseCard(input.card, store.clock.now());
  if (session.mode === 'setup') {
    const method = paymentMethod(card, payer, store.clock.seconds());
    store.insert('payment_method', method, { number: card.number });
    checkCard(context, session, method, payer);
    return pageView(context, id);
  }
  const { intent } = intentForSession(context, session, payer);
  const method = paymentMethod(card, payer, store.clock.seconds());
  store.insert('payment_method', method, { number: card.number });
  attempt(context, intent, method);
  return pageView(context, id);
};

const cardFault = (code: string, message: string, param: string) =>
  new StripeFault(402, { type: 'card_error', code, message, param });

/** @throws StripeFault 402 if this cannot be a card */
function parseCard(fields: z.output<typeof payParameters>['card'], now: number): Card {
  const number = fields.number.replace(/[\s-]/g, '');
  if (!isCardNumber(number)) throw cardFault('incorrect_number', 'Your card number is invalid.', 'number');
  const expMonth = Number(fields.exp_month);
  const year = Number(fields.exp_year);
  const expYear = year < 100 ? 2000 + year : year;
  if (!(expMonth >= 1 && expMonth <= 12))
    throw cardFault('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  const today = new Date(now);
  const isPast = expYear * 12 + expMonth < today.getFullYear() * 12 + today.getMonth() + 1;
  if (!Number.isInteger(expYear) || isPast || expYear > today.getFullYear() + 50)
    throw cardFault('invalid_expiry_year', "Your card's expiration year is in the past.", 'exp_year');
  if (!/^\d{3,4}$/.test(fields.cvc))
    throw cardFault('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  return { number, expMonth, expYear, cvc: fields.cvc };
}

/**
 * Handles the cardholder's answer to the bank's challenge, by the challenge's id. Returns the new state of
 * the session's page, or of the payment alone.
 * @throws StripeFault 404 if no challenge is pending, 402 when they refused or the bank declines
 */
export const answerPage: Handler = ({ context, id, parameters }) => {
  const input = checkParameters(z.strictObject({ outcome: z.enum(['passed', 'failed']) }), parameters);
  const intent = challengedIntent(context, id);
  if (!intent)
    throw new StripeFault(404, {
      type: 'invalid_request_error',
      message: 'Nothing waits for this answer any more.',
    });
  const { session } = context.store.hidden('payment_intent', intent.id);
  const updatedIntent = answerChallenge(context, intent, input.outcome === 'passed');
  return session
    ? pageView(context, session)
    : { payment_intent: { id: updatedIntent.id, status: updatedIntent.status } };
};

/** Returns the intent whose challenge this is, while it is pending. */
export function challengedIntent({ store }: Context, challenge: string): Stripe.PaymentIntent | undefined {
  const row = store.db
    .prepare("SELECT json FROM object WHERE kind = 'payment_intent' AND hidden ->> '$.challenge' = ?")
    .get(challenge);
  return row && (JSON.parse(String(row.json)) as Stripe.PaymentIntent);
}
