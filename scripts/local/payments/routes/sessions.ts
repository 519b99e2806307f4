import { z } from 'zod';
import { lineItem } from '../objects/line-item.ts';
import { session as newSession } from '../objects/session.ts';
import { tooSmall } from '../rules/currencies.ts';
import { expireSession } from '../rules/sessions.ts';
import { badParameter } from '../wire/errors.ts';
import { expanded } from '../wire/expand.ts';
import { createdFilter, filterBy, page } from '../wire/lists.ts';
import { checkParameters, expand, listing, timeRange } from '../wire/parameters.ts';
import type { Handler } from '../wire/respond.ts';
import { type SessionParameters, sessionParameters } from './session-parameters.ts';

const DAY = 24 * 60 * 60;
const SHORTEST = 30 * 60;
/** What a request may take on its way before half an hour from its start is too soon. */
const GRACE = 10;
const NEEDS = { hosted_page: 'success_url', elements: 'return_url' } as const;
const FOREIGN = {
  hosted_page: ['return_url', 'redirect_on_completion'],
  elements: ['success_url', 'cancel_url', 'submit_type', 'branding_settings'],
} as const;

export const createSession: Handler = ({ context, parameters }) => {
  const { store, origin } = context;
  const asked = checkParameters(sessionParameters, parameters);
  const created = store.clock.seconds();
  checkAddresses(asked);
  checkExpiry(asked.expires_at, created);
  const currency = oneCurrency(asked);
  const items = asked.line_items.map(({ price_data, quantity }) =>
    lineItem({
      name: price_data.product_data.name,
      unitAmount: price_data.unit_amount,
      quantity,
      currency,
      created,
    }),
  );
  const amount = items.reduce((sum, item) => sum + item.amount_total, 0);
  const little = tooSmall(amount, currency, {
    what: "The Checkout Session's total amount due must add up to",
    param: 'line_items',
  });
  if (little) throw little;
  const made = newSession({
    uiMode: asked.ui_mode,
    amount,
    currency,
    created,
    expiresAt: asked.expires_at ?? created + DAY,
    successUrl: asked.success_url ?? null,
    cancelUrl: asked.cancel_url ?? null,
    returnUrl: asked.return_url ?? null,
    customerEmail: asked.customer_email ?? null,
    clientReferenceId: asked.client_reference_id ?? null,
    metadata: asked.metadata,
    submitType: asked.submit_type ?? null,
    locale: asked.locale ?? null,
    redirectOnCompletion: asked.redirect_on_completion ?? 'always',
    branding: asked.branding_settings ?? null,
    pages: origin,
  });
  const { description, metadata, receipt_email } = asked.payment_intent_data;
  store.insert('checkout.session', made, { items, intentData: { description, metadata, receipt_email } });
  return expanded(context, made, asked.expand);
};

function checkAddresses(asked: SessionParameters): void {
  const needed = NEEDS[asked.ui_mode];
  if (!asked[needed] && asked.redirect_on_completion !== 'never')
    throw badParameter(`Missing required param: ${needed}.`, needed, 'parameter_missing');
  const foreign = FOREIGN[asked.ui_mode].find((name) => asked[name] !== undefined);
  if (foreign)
    throw badParameter(`You can not pass \`${foreign}\` in \`ui_mode: ${asked.ui_mode}\`.`, foreign);
}

function checkExpiry(expiresAt: number | undefined, now: number): void {
  if (expiresAt === undefined) return;
  if (expiresAt < now + SHORTEST - GRACE)
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

function oneCurrency({ line_items }: SessionParameters): string {
  const [currency = '', ...others] = new Set(line_items.map(({ price_data }) => price_data.currency));
  if (others.length > 0)
    throw badParameter('You may only specify one of these currencies for all line items.', 'line_items');
  return currency;
}

export const retrieveSession: Handler = ({ context, id, parameters }) => {
  const asked = checkParameters(z.strictObject({ expand }), parameters);
  return expanded(context, context.store.get('checkout.session', id, 'session'), asked.expand);
};

export const endSession: Handler = ({ context, id, parameters, cause }) => {
  const asked = checkParameters(z.strictObject({ expand }), parameters);
  const ended = expireSession(context, context.store.get('checkout.session', id, 'session'), cause);
  return expanded(context, ended, asked.expand);
};

const updateParameters = z.strictObject({
  metadata: z.record(z.string().min(1).max(40), z.string().max(500)).or(z.literal('')).optional(),
  expand,
});

export const updateSession: Handler = ({ context, id, parameters }) => {
  const asked = checkParameters(updateParameters, parameters);
  const before = context.store.get('checkout.session', id, 'session');
  const after = { ...before, metadata: mergedMetadata(before.metadata ?? {}, asked.metadata) };
  context.store.update('checkout.session', after);
  return expanded(context, after, asked.expand);
};

/** Metadata after a change: an empty text takes a key away, an empty whole takes all. */
function mergedMetadata(
  before: Record<string, string>,
  change: Record<string, string> | '' | undefined,
): Record<string, string> {
  if (change === '') return {};
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}

const listParameters = z.strictObject({
  ...listing,
  payment_intent: z.string().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
  customer_details: z.strictObject({ email: z.string() }).optional(),
  created: timeRange,
});

export const listSessions: Handler = ({ context, parameters }) => {
  const asked = checkParameters(listParameters, parameters);
  const filters = [
    ...filterBy(context, 'payment_intent', asked.payment_intent),
    ...(asked.status ? [{ path: '$.status' as const, is: asked.status }] : []),
    ...(asked.customer_details
      ? [{ path: '$.customer_details.email' as const, is: asked.customer_details.email }]
      : []),
    ...createdFilter(asked.created),
  ];
  return expanded(
    context,
    page(context, 'checkout.session', '/v1/checkout/sessions', asked, filters),
    asked.expand,
  );
};

const lineParameters = z.strictObject({ ...listing });

export const listLineItems: Handler = ({ context, id, parameters }) => {
  const asked = checkParameters(lineParameters, parameters);
  context.store.get('checkout.session', id, 'session');
  const { items } = context.store.hidden('checkout.session', id);
  const at = (cursor: string | undefined) => items.findIndex((item) => item.id === cursor);
  const from = asked.starting_after ? at(asked.starting_after) + 1 : 0;
  const to = asked.ending_before ? at(asked.ending_before) : items.length;
  const data = items.slice(from, Math.min(from + asked.limit, to));
  const url = `/v1/checkout/sessions/${id}/line_items`;
  return { object: 'list', data, has_more: from + data.length < to, url };
};
