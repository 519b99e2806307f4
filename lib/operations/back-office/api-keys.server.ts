import { z } from 'zod';
import { PUBLIC_HTTPS } from '../../platform/network/post-outside.server.ts';
import { isPublicAddress } from '../../platform/network/public-address.ts';
import { ApiError } from '../../platform/request/api-error.ts';
import { line } from '../../platform/text/schema.ts';
import { API_SCOPES, KEY_NAME_LIMIT, MOST_KEYS, QUOTA } from '../api-keys/api-key.ts';
import { createApiKey, listApiKeys, revokeApiKey } from '../api-keys/api-keys.server.ts';
import type { ApiKeysAnswer, CreatedKeyAnswer, WebhookSecretAnswer } from '../api-keys/office-contract.ts';
import { webhookSecret } from '../webhooks/signature.ts';
import { type DeliveriesAnswer, MOST_WEBHOOKS, URL_LIMIT, WEBHOOK_ACTIONS } from '../webhooks/webhook.ts';
import { TOPIC_NAMES } from '../webhooks/webhook-event.ts';
import {
  changeWebhook,
  createWebhook,
  listDeliveries,
  listWebhooks,
  replaceSecret,
  resendEvent,
} from '../webhooks/webhooks.server.ts';
import { bodyOf, type Call } from './call.server.ts';
import { expectStaffRate } from './expect-rate.server.ts';
import { mayManageApiKeys } from './rights.ts';

const site = z.string().min(1).max(100);
const rowId = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const oneOrMore = <Name extends string>(names: readonly Name[]) =>
  z
    .array(z.enum(names))
    .min(1)
    .max(names.length)
    .transform((list) => names.filter((name) => list.includes(name)));

const siteSchema = z.strictObject({ site });
const keySchema = z.strictObject({
  site,
  name: line(KEY_NAME_LIMIT).min(1),
  scopes: oneOrMore(API_SCOPES),
  perMinute: z.int().min(1).max(QUOTA.perMinute.most),
  perDay: z.int().min(1).max(QUOTA.perDay.most),
});
const ofSiteSchema = z.strictObject({ site, id: z.uuid() });
const webhookSchema = z.strictObject({
  site,
  apiKeyId: z.uuid(),
  url: z.string().trim().min(1).max(URL_LIMIT),
  topics: oneOrMore(TOPIC_NAMES),
});
const actionSchema = z.strictObject({ site, id: z.uuid(), action: z.enum(WEBHOOK_ACTIONS) });
const logSchema = z.strictObject({ site, id: z.uuid(), before: rowId.nullable().default(null) });
const resendSchema = z.strictObject({ site, delivery: rowId });

const NO_WEBHOOK = 'This webhook doesn’t exist any more, or somebody has just changed it.';

/** Returns the keys and webhooks of a site. */
export async function readApiKeys(call: Call): Promise<Response> {
  return keysOf(call, (await bodyFor(call, siteSchema)).site);
}

async function keysOf({ office }: Call, slug: string): Promise<Response> {
  const [keys, webhooks] = await Promise.all([
    listApiKeys(office.pool, slug),
    listWebhooks(office.pool, slug),
  ]);
  return Response.json({ keys, webhooks, now: new Date().toISOString() } satisfies ApiKeysAnswer);
}

/** Creates a key and returns it, the only time that it is shown. */
export async function makeApiKey(call: Call): Promise<Response> {
  const { staff, office } = call;
  const request = await bodyFor(call, keySchema);
  await expectChangeRate(call);
  const created = await createApiKey(office.pool, request, staff.id);
  if (!created)
    throw new ApiError('full', `A site can have ${MOST_KEYS} keys. Revoke one that is not used any more.`);
  office.report('info', { staff: staff.id, site: request.site, key: created.id }, 'api_key_created');
  return Response.json(created satisfies CreatedKeyAnswer);
}

/** Revokes a key at once, with its webhooks. */
export async function endApiKey(call: Call): Promise<Response> {
  const { staff, office } = call;
  const { site: slug, id } = await bodyFor(call, ofSiteSchema);
  await expectChangeRate(call);
  if (!(await revokeApiKey(office.pool, { site: slug, id }, staff.id)))
    throw new ApiError('not_found', 'This key doesn’t exist, or it has already been revoked.');
  office.report('info', { staff: staff.id, site: slug, key: id }, 'api_key_revoked');
  return keysOf(call, slug);
}

/** Registers a webhook and returns its secret, the only time that it is shown. */
export async function makeWebhook(call: Call): Promise<Response> {
  const { staff, office } = call;
  const request = await bodyFor(call, webhookSchema);
  await expectChangeRate(call);
  const url = URL.parse(request.url);
  const host = url?.hostname.replace(/^\[(.*)\]$/, '$1') ?? '';
  const isAddress = /^[\d.]+$|:/.test(host);
  if (!url || !PUBLIC_HTTPS.isAllowedUrl(url) || (isAddress && !isPublicAddress(host)))
    throw new ApiError(
      'validation',
      'Enter a public address that starts with https:// and has no port or password.',
      {
        fields: { url: 'Enter a public https:// address.' },
      },
    );
  const secretOf = webhookSecrets(call);
  const created = await createWebhook(office.pool, { ...request, url: url.href }, staff.id);
  if (created === 'no_key')
    throw new ApiError('conflict', 'This key is revoked, or its permissions don’t allow these events.');
  if (created === 'full')
    throw new ApiError('full', `A site can have ${MOST_WEBHOOKS} webhooks. Delete one first.`);
  office.report('info', { staff: staff.id, site: request.site, webhook: created.id }, 'webhook_created');
  return Response.json({ id: created.id, secret: secretOf(created.id, 1) } satisfies WebhookSecretAnswer);
}

/** Replaces the secret of a webhook and returns the new one, the only time that it is shown. */
export async function renewWebhookSecret(call: Call): Promise<Response> {
  const { staff, office } = call;
  const webhook = await bodyFor(call, ofSiteSchema);
  await expectChangeRate(call);
  const secretOf = webhookSecrets(call);
  const number = await replaceSecret(office.pool, webhook);
  if (number === null) throw new ApiError('not_found', NO_WEBHOOK);
  office.report(
    'info',
    { staff: staff.id, site: webhook.site, webhook: webhook.id },
    'webhook_secret_replaced',
  );
  return Response.json({
    id: webhook.id,
    secret: secretOf(webhook.id, number),
  } satisfies WebhookSecretAnswer);
}

/** Enables, disables, tests or deletes a webhook. */
export async function updateWebhook(call: Call): Promise<Response> {
  const { staff, office } = call;
  const { action, ...webhook } = await bodyFor(call, actionSchema);
  await expectChangeRate(call);
  if (!(await changeWebhook(office.pool, webhook, action))) throw new ApiError('not_found', NO_WEBHOOK);
  office.report(
    'info',
    { staff: staff.id, site: webhook.site, webhook: webhook.id, action },
    'webhook_changed',
  );
  return keysOf(call, webhook.site);
}

/** Returns a page of a webhook's deliveries. */
export async function readDeliveries(call: Call): Promise<Response> {
  const { before, ...webhook } = await bodyFor(call, logSchema);
  const answer: DeliveriesAnswer | null = await listDeliveries(call.office.pool, webhook, before);
  if (!answer) throw new ApiError('not_found', NO_WEBHOOK);
  return Response.json(answer);
}

/** Sends an event again. */
export async function resendDelivery(call: Call): Promise<Response> {
  const { staff, office } = call;
  const { site: slug, delivery } = await bodyFor(call, resendSchema);
  await expectChangeRate(call);
  if (!(await resendEvent(office.pool, { site: slug, delivery })))
    throw new ApiError('conflict', 'This event is already being sent, or the webhook is disabled.');
  office.report('info', { staff: staff.id, site: slug, delivery }, 'webhook_event_resent');
  return Response.json({ isQueued: true });
}

/** Parses the body of an administrator's call for a site. */
async function bodyFor<Schema extends z.ZodType<{ site: string }>>(
  { request, staff }: Call,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (!mayManageApiKeys(staff.grants, staff.id))
    throw new ApiError('no_rights', 'Only administrators can manage API keys.');
  const body = await bodyOf(request, schema);
  if (!staff.sites.some(({ slug }) => slug === body.site))
    throw new ApiError('not_found', 'This site doesn’t exist, or you don’t have access to it.');
  return body;
}

const expectChangeRate = (call: Call): Promise<void> =>
  expectStaffRate(
    call,
    'staffApiKeys',
    'Too many changes in a short time. Please wait ten minutes.',
    'api keys',
  );

/** @throws ApiError without a master secret, before anything is changed */
function webhookSecrets({ office: { webhookMaster } }: Call): (id: string, number: number) => string {
  if (!webhookMaster)
    throw new ApiError(
      'not_set_up',
      'Webhooks are not set up on this server. Ask your system administrator to set LEAD_CHANNEL_SECRET.',
    );
  return (id, number) => webhookSecret(webhookMaster, { id, number });
}
