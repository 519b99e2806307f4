// What the payer's side asks: the Payment Element, the hosted page and the bank's challenge. Stripe.js has calls
// of its own for these, which are not public; only the two sides of this service use them.
import { timingSafeEqual } from 'node:crypto';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { type Card, type Payer, paymentMethod } from '../objects/payment-method.ts';
import { isCardNumber } from '../rules/cards.ts';
import { answerChallenge, attempt } from '../rules/pay.ts';
import { intentOf } from '../rules/sessions.ts';
import { idOf } from '../store/ids.ts';
import { notFound, StripeFault } from '../wire/errors.ts';
import { checkParameters } from '../wire/parameters.ts';
import type { Handler } from '../wire/respond.ts';

const secret = z.string().optional();

/** A session, its lines and what waits for its payer. */
function view({ store }: Context, id: string) {
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

/** A session's own secret opens it; the address of a hosted page is its secret. */
function opened({ store }: Context, id: string, given: string | undefined): Stripe.Checkout.Session {
  const session = store.get('checkout.session', id, 'session');
  const known = session.client_secret;
  if (known === null) return session;
  const right = given?.length === known.length && timingSafeEqual(Buffer.from(given), Buffer.from(known));
  if (!right) throw notFound('checkout.session', id, 'session', 404);
  return session;
}

export const openPage: Handler = ({ context, id, parameters }) => {
  const asked = checkParameters(z.strictObject({ client_secret: secret }), parameters);
  return view(context, opened(context, id, asked.client_secret).id);
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

export const payPage: Handler = ({ context, id, parameters }) => {
  const { store } = context;
  const asked = checkParameters(payParameters, parameters);
  const found = opened(context, id, asked.client_secret);
  const details = asked.billing_details;
  const payer: Payer = {
    name: details.name || null,
    email: found.customer_email ?? (details.email || null),
    phone: details.phone || null,
    country: details.country || null,
    postalCode: details.postal_code || null,
  };
  const card = checkedCard(asked.card, store.clock.now());
  const { intent } = intentOf(context, found, payer);
  const method = paymentMethod(card, payer, store.clock.seconds());
  store.insert('payment_method', method, { number: card.number });
  attempt(context, intent, method);
  return view(context, id);
};

const cardFault = (code: string, message: string, param: string) =>
  new StripeFault(402, { type: 'card_error', code, message, param });

/** @throws StripeFault 402 for what cannot be a card */
function checkedCard(given: z.output<typeof payParameters>['card'], now: number): Card {
  const number = given.number.replace(/[\s-]/g, '');
  if (!isCardNumber(number)) throw cardFault('incorrect_number', 'Your card number is invalid.', 'number');
  const expMonth = Number(given.exp_month);
  const short = Number(given.exp_year);
  const expYear = short < 100 ? 2000 + short : short;
  if (!(expMonth >= 1 && expMonth <= 12))
    throw cardFault('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  const today = new Date(now);
  const past = expYear * 12 + expMonth < today.getFullYear() * 12 + today.getMonth() + 1;
  if (!Number.isInteger(expYear) || past || expYear > today.getFullYear() + 50)
    throw cardFault('invalid_expiry_year', "Your card's expiration year is in the past.", 'exp_year');
  if (!/^\d{3,4}$/.test(given.cvc))
    throw cardFault('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  return { number, expMonth, expYear, cvc: given.cvc };
}

export const answerPage: Handler = ({ context, id, parameters }) => {
  const asked = checkParameters(z.strictObject({ outcome: z.enum(['passed', 'failed']) }), parameters);
  const intent = challengedIntent(context, id);
  if (!intent)
    throw new StripeFault(404, {
      type: 'invalid_request_error',
      message: 'Nothing waits for this answer any more.',
    });
  const { session } = context.store.hidden('payment_intent', intent.id);
  const answered = answerChallenge(context, intent, asked.outcome === 'passed');
  return session ? view(context, session) : { payment_intent: { id: answered.id, status: answered.status } };
};

/** The intent that a challenge belongs to, while it waits. */
export function challengedIntent({ store }: Context, challenge: string): Stripe.PaymentIntent | undefined {
  const row = store.db
    .prepare("SELECT json FROM object WHERE kind = 'payment_intent' AND hidden ->> '$.challenge' = ?")
    .get(challenge);
  return row && (JSON.parse(String(row.json)) as Stripe.PaymentIntent);
}
