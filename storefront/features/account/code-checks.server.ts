import { mayRequestCode } from '@forecourt/lib/accounts/codes.server';
import { contactExists } from '@forecourt/lib/accounts/contact-exists.server';
import { internationalMobile } from '@forecourt/lib/accounts/phone';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { MOBILE_TEXT } from '@forecourt/lib/platform/text/field-rules';
import type { Site } from '@forecourt/lib/sites/site';
import { householdOfRequest } from '@/site/household.server.ts';
import { knownBrowser } from '@/site/known-browser.server.ts';
import { TOO_MANY_TEXT } from './fields.ts';

// Checks by the browser before requesting a code. Their answers are not trusted: sending repeats the checks.

const pool = () => databasePool(environment().DATABASE_URL);

function mobileOf(text: unknown): string {
  const phone = typeof text === 'string' ? internationalMobile(text) : null;
  if (!phone) throw new ApiError('validation', MOBILE_TEXT);
  return phone;
}

/**
 * Checks whether a code could be sent to a phone number now (AUTH-33, AUTH-34).
 * @throws ApiError if not
 */
export async function expectCodeAllowed(site: Site, request: Request, text: unknown): Promise<void> {
  const phone = mobileOf(text);
  const household = householdOfRequest(request);
  const browser = await knownBrowser(request, site, phone);
  const sender = { siteSlug: site.slug, phone, household, browser };
  if (!(await mayRequestCode(pool(), sender))) throw new ApiError('rate_limit', TOO_MANY_TEXT);
}

/** Returns whether the site knows a phone number, without revealing its owner (AUTH-35, OPEN-029). */
export const contactAnswer = (site: Site, text: unknown): Promise<boolean> =>
  contactExists(pool(), { siteSlug: site.slug, phone: mobileOf(text) });
