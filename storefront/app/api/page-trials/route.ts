import { randomInt } from 'node:crypto';
import {
  parseTrialVisitor,
  TRIAL_COOKIE,
  TRIAL_COOKIE_SECONDS,
  TRIAL_NUMBERS,
  trialVisitorText,
} from '@forecourt/lib/sites/page-trial/visitor';
import { z } from 'zod';
import { runningTrials } from '@/content/running-trials.server.ts';
import { NEVER_CACHED } from '@/handlers/with-errors.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { cookie, cookieOf, isSecure } from '@/site/cookies.server.ts';
import { hasGpc } from '@/site/gpc.ts';

export const dynamic = 'force-dynamic';

const requestSchema = z.object({
  /** False gives up the cookie, after a visitor has withdrawn consent. */
  takesPart: z.boolean(),
  isPhone: z.boolean(),
});

/**
 * `POST /api/page-trials`: assigns a visitor to the versions of pages in trials, `{takesPart, isPhone}`; 204
 * with a cookie while a trial runs. Browsers call it only with consent, where the site asks for it. A visitor
 * keeps the number they have; those with Global Privacy Control get none, and lose what they have.
 */
export const POST = withSite(
  async ({ request, site, body: { takesPart: wantsPart, isPhone } }) => {
    const takesPart = wantsPart && !hasGpc(request);
    if (takesPart && (await runningTrials(site.slug)).length === 0) return null;
    const known = parseTrialVisitor(cookieOf(request, TRIAL_COOKIE));
    if (!takesPart && !known) return null;
    const visitor = known ?? { number: randomInt(TRIAL_NUMBERS), isPhone };
    return new Response(null, {
      status: 204,
      headers: {
        ...NEVER_CACHED,
        'set-cookie': cookie(TRIAL_COOKIE, takesPart ? trialVisitorText(visitor) : '', {
          path: '/',
          seconds: takesPart ? TRIAL_COOKIE_SECONDS : 0,
          secure: isSecure(request),
        }),
      },
    });
  },
  {
    ownRequest: true,
    isOffered: ({ features }) => features.trials,
    body: requestSchema,
    rate: 'pageTrials',
    failure: { event: 'page_trials_failed' },
  },
);
