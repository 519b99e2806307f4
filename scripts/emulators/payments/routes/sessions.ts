import { z } from 'zod';
import type { Context } from '../context.ts';
import { lineItem } from '../objects/line-item.ts';
import { session as newSession, setupSession } from '../objects/session.ts';
import { setupIntent } from '../objects/setup-intent.ts';
import { minimumAmountFault } from '../rules/currencies.ts';
import { emit } from '../rules/emit.ts';
import { expireSession } from '../rules/sessions.ts';
import { badParameter } from '../wire/errors.ts';
import { withExpanded } from '../wire/expand.ts';
import { createdFilter, filterBy, page } from '../wire/lists.ts';
import { checkParameters, expand, pagingParameters, timeRange } from '../wire/parameters.ts';
import type { Handler } from '../wire/respond.ts';
import { type SessionParameters, sessionParameters, setupParameters } from './session-parameters.ts';

const DAY = 24 * 60 * 60;
const SHORTEST_LIFETIME = 30 * 60;
/** Tolerance in seconds for the duration of a request. */
const GRACE = 10;
const REQUIRED_URL = { hosted_page: 'success_url', elements: 'return_url' } as const;
const FORBIDDEN_PARAMETERS = {
  hosted_page: ['return_url', 'redirect_on_completion'],
  elements: ['success_url', 'cancel_url', 'submit_type', 'branding_settings'],
} as const;

/**
 * Opens a session, for a day unless `expires_at` is sooner
 * (https://docs.stripe.com/api/checkout/sessions/create).
 * @throws StripeFault 400 for addresses that do not match its `ui_mode`, mixed currencies, or too small a
 * total
 */
export const createSession: Handler = ({ context, parameters }) => {
  const { store, origin } = context;
  if (parameters.mode === 'setup') return createSetup(context, parameters);
  const input = checkParameters(sessionParameters, parameters);
  const createdAt = store.clock.seconds();
  checkUrls(input);
  checkExpiry(input.expires_at, createdAt);
  const currency = singleCurrency(input);
  const items = input.line_items.map(({ price_data, quantity }) =>
    lineItem({
      name: price_data.product_data.name,
      unitAmount: price_data.unit_amount,
      quantity,
      currency,
      created: createdAt,
    }),
  );
  const amount = items.reduce((sum, item) => sum + item.amount_total, 0);
  const amountFault = minimumAmountFault(amount, currency, {
    what: "The Checkout Session's total amount due must add up to",
    param: 'line_items',
  });
  if (amountFault) throw amountFault;
  const session = newSession({
    uiMode: input.ui_mode,
    amount,
    currency,
    created: createdAt,
    expiresAt: input.expires_at ?? createdAt + DAY,
    successUrl: input.success_url ?? null,
    cancelUrl: input.cancel_url ?? null,
    returnUrl: input.return_url ?? null,
    customerEmail: input.customer_email ?? null,
    clientReferenceId: input.client_reference_id ?? null,
    metadata: input.metadata,
    submitType: input.submit_type ?? null,
    locale: input.locale ?? null,
    redirectOnCompletion: input.redirect_on_completion ?? 'always',
    branding: input.branding_settings ?? null,
    pagesOrigin: origin,
  });
  const { description, metadata, receipt_email } = input.payment_intent_data;
  store.insert('checkout.session', session, { items, intentData: { description, metadata, receipt_email } });
  return withExpanded(context, session, input.expand);
};

/** Opens a session that checks a card, with the setup intent that it has from the start. */
function createSetup(context: Context, parameters: Parameters<Handler>[0]['parameters']): object {
  const { store, origin } = context;
  const input = checkParameters(setupParameters, parameters);
  const created = store.clock.seconds();
  checkExpiry(input.expires_at, created);
  if (!input.currency && !input.payment_method_types)
    throw badParameter('Missing required param: currency.', 'currency', 'parameter_missing');
  const intent = setupIntent({ created, ...input.setup_intent_data });
  store.insert('setup_intent', intent, {});
  emit(context, 'setup_intent.created', intent);
  const session = setupSession(
    newSession({
      uiMode: 'hosted_page',
      amount: 0,
      currency: input.currency ?? 'aud',
      created,
      expiresAt: input.expires_at ?? created + DAY,
      successUrl: input.success_url,
      cancelUrl: input.cancel_url ?? null,
      returnUrl: null,
      customerEmail: input.customer_email ?? null,
      clientReferenceId: input.client_reference_id ?? null,
      metadata: input.metadata,
      submitType: null,
      locale: input.locale ?? null,
      redirectOnCompletion: 'always',
      branding: null,
      pagesOrigin: origin,
    }),
    { intent: intent.id, currency: input.currency ?? null },
  );
  store.insert('checkout.session', session, { items: [], intentData: {} });
  return withExpanded(context, session, input.expand);
}

function checkUrls(input: SessionParameters): void {
  const requiredUrl = REQUIRED_URL[input.ui_mode];
  if (!input[requiredUrl] && input.redirect_on_completion !== 'never')
    throw badParameter(`Missing required param: ${requiredUrl}.`, requiredUrl, 'parameter_missing');
  const forbidden = FORBIDDEN_PARAMETERS[input.ui_mode].find((name) => input[name] !== undefined);
  if (forbidden)
    throw badParameter(`You can not pass \`${forbidden}\` in \`ui_mode: ${input.ui_mode}\`.`, forbidden);
}

function checkExpiry(expiresAt: number | undefined, now: number): void {
  if (expiresAt === undefined) return;
  if (expiresAt < now + SHORTEST_LIFETIME - GRACE)
    throw badParameter(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    );
  if (expiresAt > now + DAY + GRACE)
    throw badParameter(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
}

function singleCurrency({ line_items }: SessionParameters): string {
  const [currency = '', ...others] = new Set(line_items.map(({ price_data }) => price_data.currency));
  if (others.length > 0)
    throw badParameter('You may only specify one of these currencies for all line items.', 'line_items');
  return currency;
}

/**
 * Returns one session (https://docs.stripe.com/api/checkout/sessions/retrieve). `url` is null once it is paid
 * or expired.
 * @throws StripeFault 404 for an unknown id
 */
export const retrieveSession: Handler = ({ context, id, parameters }) => {
  const input = checkParameters(z.strictObject({ expand }), parameters);
  return withExpanded(context, context.store.get('checkout.session', id, 'session'), input.expand);
};

/**
 * Expires a session and cancels its payment, even if the bank's challenge is pending
 * (https://docs.stripe.com/api/checkout/sessions/expire).
 * @throws StripeFault 400 when it is not open
 */
export const endSession: Handler = ({ context, id, parameters, cause }) => {
  const input = checkParameters(z.strictObject({ expand }), parameters);
  const endedSession = expireSession(context, context.store.get('checkout.session', id, 'session'), cause);
  return withExpanded(context, endedSession, input.expand);
};

const updateParameters = z.strictObject({
  metadata: z.record(z.string().min(1).max(40), z.string().max(500)).or(z.literal('')).optional(),
  expand,
});

/**
 * Updates a session's metadata, the only part that may change here
 * (https://docs.stripe.com/api/checkout/sessions/update); also on paid and expired sessions.
 * @throws StripeFault 404 for an unknown id
 */
export const updateSession: Handler = ({ context, id, parameters }) => {
  const input = checkParameters(updateParameters, parameters);
  const before = context.store.get('checkout.session', id, 'session');
  const after = { ...before, metadata: mergedMetadata(before.metadata ?? {}, input.metadata) };
  context.store.update('checkout.session', after);
  return withExpanded(context, after, input.expand);
};

/**
 * Merges metadata: an empty value removes its key, an empty string instead of the record removes all keys.
 */
function mergedMetadata(
  before: Record<string, string>,
  change: Record<string, string> | '' | undefined,
): Record<string, string> {
  if (change === '') return {};
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}

const listParameters = z.strictObject({
  ...pagingParameters,
  payment_intent: z.string().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
  customer_details: z.strictObject({ email: z.string() }).optional(),
  created: timeRange,
});

/**
 * Lists sessions, newest first, or only those of a payment, a status or a payer's email
 * (https://docs.stripe.com/api/checkout/sessions/list).
 * @throws StripeFault 400 for an unknown cursor or payment
 */
export const listSessions: Handler = ({ context, parameters }) => {
  const input = checkParameters(listParameters, parameters);
  const filters = [
    ...filterBy(context, 'payment_intent', input.payment_intent),
    ...(input.status ? [{ path: '$.status' as const, is: input.status }] : []),
    ...(input.customer_details
      ? [{ path: '$.customer_details.email' as const, is: input.customer_details.email }]
      : []),
    ...createdFilter(input.created),
  ];
  return withExpanded(
    context,
    page(context, 'checkout.session', '/v1/checkout/sessions', input, filters),
    input.expand,
  );
};

const lineParameters = z.strictObject({ ...pagingParameters });

/**
 * Lists a session's line items in their original order, not newest first
 * (https://docs.stripe.com/api/checkout/sessions/line_items).
 * @throws StripeFault 404 for an unknown session
 */
export const listLineItems: Handler = ({ context, id, parameters }) => {
  const input = checkParameters(lineParameters, parameters);
  context.store.get('checkout.session', id, 'session');
  const { items } = context.store.hidden('checkout.session', id);
  const indexOf = (cursor: string | undefined) => items.findIndex((item) => item.id === cursor);
  const from = input.starting_after ? indexOf(input.starting_after) + 1 : 0;
  const to = input.ending_before ? indexOf(input.ending_before) : items.length;
  const data = items.slice(from, Math.min(from + input.limit, to));
  const url = `/v1/checkout/sessions/${id}/line_items`;
  return { object: 'list', data, has_more: from + data.length < to, url };
};
