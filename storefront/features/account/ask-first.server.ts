import { mayRequestCode } from '@forecourt/lib/accounts/codes.server';
import { contactExists } from '@forecourt/lib/accounts/contact.server';
import { internationalMobile } from '@forecourt/lib/accounts/phone';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { environment } from '@forecourt/lib/platform/env';
import { RATES } from '@forecourt/lib/platform/request/rates';
import { MOBILE_TEXT } from '@forecourt/lib/platform/text/field-rules';
import type { Site } from '@forecourt/lib/sites/site';
import { householdOfRequest } from '@/forms/request.server.ts';
import { knownBrowser } from '@/site/known-browser.server.ts';
import { TOO_MANY_TEXT } from './fields.ts';

// Checks by the browser before requesting a code. Their answers are not trusted: sending repeats the checks.

export type FirstAnswer = { data: boolean } | { error: string; status: 422 | 429 };

async function ask(
  site: Site,
  request: Request,
  text: unknown,
  what: string,
  question: (pool: ReturnType<typeof databasePool>, phone: string) => Promise<boolean>,
): Promise<FirstAnswer> {
  const phone = typeof text === 'string' ? internationalMobile(text) : null;
  if (!phone) return { error: MOBILE_TEXT, status: 422 };
  const pool = databasePool(environment().DATABASE_URL);
  if (
    !(await withinRate(
      pool,
      { what, site: site.slug, by: householdOfRequest(request) },
      RATES.signInQuestion,
    ))
  )
    return { error: TOO_MANY_TEXT, status: 429 };
  return { data: await question(pool, phone) };
}

/** Returns whether a code could be sent to a phone number now (AUTH-33, AUTH-34). */
export async function askRateLimit(site: Site, request: Request, phone: unknown): Promise<FirstAnswer> {
  const household = householdOfRequest(request);
  const answer = await ask(site, request, phone, 'ask rate limit', async (pool, number) => {
    const browser = await knownBrowser(request, site, number);
    return mayRequestCode(pool, { siteSlug: site.slug, phone: number, household, browser });
  });
  return 'data' in answer && !answer.data ? { error: TOO_MANY_TEXT, status: 429 } : answer;
}

/** Returns whether the site knows a phone number, without revealing its owner (AUTH-35, OPEN-029). */
export const askContact = (site: Site, request: Request, phone: unknown): Promise<FirstAnswer> =>
  ask(site, request, phone, 'ask contact', (pool, number) =>
    contactExists(pool, { siteSlug: site.slug, phone: number }),
  );
