import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { readBody } from '@forecourt/lib/platform/request/body';
import { GATED_PATHS } from '@forecourt/lib/sites/address-table';
import { NextRequest } from 'next/server';
import { parseBody } from 'next-sanity/webhook';
import { respondAfterInvalidation } from '@/app/api/respond-after-invalidation.server.ts';
import { contentEventSchema } from '@/cache/events.ts';
import { contentPlan } from '@/cache/plan.ts';
import { isRecent } from '@/cache/signature-age.ts';
import { audienceOf } from '@/content/audience.server.ts';
import { refreshGates } from '@/content/gates.server.ts';
import { refreshHosts } from '@/content/hosts.server.ts';
import { refreshRedirects } from '@/content/redirects.server.ts';
import { refreshPageTrials } from '@/content/running-trials.server.ts';
import { withErrors } from '@/handlers/with-errors.server.ts';
import { log } from '@/logging/log.server.ts';
import { wakeChargesWorker } from '@/stock/wake-charges-worker.server.ts';

/** About a hundred times the length of the webhook's projection. */
const MAX_BYTES = 64 * 1024;

/** Types that the tables of hosts, gates and redirects and trials are built from, besides gated pages and moved ones. */
const TABLE_TYPES: ReadonlySet<string> = new Set(['site', 'siteFeatures', 'redirect', 'pageTrial']);

/** Types that decide which trials run. */
const TRIAL_TYPES: ReadonlySet<string> = new Set(['site', 'siteFeatures', 'pageTrial']);

/** Types that decide which prices with government charges search has. */
const CHARGE_TYPES: ReadonlySet<string> = new Set(['chargeTable', 'site']);

/** Content webhook: invalidates everything that uses a published document. Signed; idempotent. */
export const POST = withErrors(
  async (request) => {
    const recent = isRecent(request.headers.get('sanity-webhook-signature'), Date.now());
    const text = await readBody(request, MAX_BYTES);
    if (text === null) throw new ApiError('too_large', 'The message is too long.');
    const { body, isValidSignature } = await parseBody<unknown>(
      new NextRequest(request.url, { method: 'POST', headers: request.headers, body: text }),
      environment().SANITY_WEBHOOK_SECRET,
      false, // later queries bypass the CDN, so there is no need to wait for it
    ).catch(() => ({ body: null, isValidSignature: false }));
    if (!isValidSignature || !recent) throw new ApiError('bad_signature', 'The signature is not valid.');
    const parsedEvent = contentEventSchema.safeParse(body);
    if (!parsedEvent.success) throw new ApiError('validation', 'The message is invalid.');

    const event = parsedEvent.data;
    if (event._type === 'site') await refreshHosts();
    const isGatedPage = [event.path, event.previousPath].some((path) => path && GATED_PATHS.includes(path));
    if (event._type === 'site' || event._type === 'siteFeatures' || isGatedPage) await refreshGates();
    if (event._type === 'site' || event._type === 'redirect') await refreshRedirects();
    const isMovedPage = event._type === 'page' && event.path !== event.previousPath;
    if (isMovedPage || TRIAL_TYPES.has(event._type)) await refreshPageTrials();
    if (CHARGE_TYPES.has(event._type)) await wakeChargesWorker();
    const tags = contentPlan(event, await audienceOf(event));
    log.info(
      { type: event._type, operation: event.operation, id: event._id, tags: tags.length },
      'content_changed',
    );
    return respondAfterInvalidation(tags, {
      tables: isGatedPage || isMovedPage || TABLE_TYPES.has(event._type),
    });
  },
  { event: 'content_webhook_failed' },
);
