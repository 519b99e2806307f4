import { dayIn } from '@forecourt/lib/operations/events/activity';
import { receivedSchema } from '@forecourt/lib/operations/events/received';
import { storeEvents } from '@forecourt/lib/operations/events/store.server';
import { storeTrialEvents } from '@forecourt/lib/operations/page-trials/store.server';
import { parseTrialVisitor, TRIAL_COOKIE } from '@forecourt/lib/sites/page-trial/visitor';
import { runningTrials } from '@/content/running-trials.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { cookieOf } from '@/site/cookies.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `POST /api/events` (OPEN-110): one event or a list, each `{event_id, car_id, dealership_id, website_id,
 * url}`; 204. Events of visitors with Global Privacy Control, sent by older pages, are not stored.
 */
export const POST = withSite(
  async ({ request, site, pool, body }) => {
    await storeEvents(pool, site, body);
    if (site.features.trials)
      await storeTrialEvents(
        pool,
        {
          site,
          day: dayIn(site.settings.timeZone, new Date()),
          visitor: parseTrialVisitor(cookieOf(request, TRIAL_COOKIE)),
          trials: await runningTrials(site.slug),
        },
        body,
      );
    return null;
  },
  {
    ownRequest: true,
    ignoresGpc: true,
    body: receivedSchema,
    rate: 'events',
    failure: { event: 'events_failed' },
  },
);
