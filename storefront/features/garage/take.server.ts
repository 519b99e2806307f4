import type { Shopper } from '@forecourt/lib/accounts/shopper';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { environment } from '@forecourt/lib/platform/env';
import { RATES } from '@forecourt/lib/platform/request/rates';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { accountOf, garageOf } from '@forecourt/lib/sites/garage';
import type { Site } from '@forecourt/lib/sites/site';
import { findSite } from '@/content/site.server.ts';
import { withoutCodes } from '@/features/account/own-account.ts';
import type { Answers } from '@/forms/answers.ts';
import { readAnswers, respond, type ServerReply } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';
import { readShopper } from '@/site/shopper.server.ts';

const BUSY_TEXT = 'You have made a lot of changes. Please try again in a few minutes.';

interface GarageCall {
  site: Site;
  shopper: Shopper;
  pool: ReturnType<typeof databasePool>;
}

type Act = (call: GarageCall, answers: Answers) => Promise<ServerReply & { cookies?: string[] }>;

/**
 * Handles a garage form of the signed-in shopper, from a page of the site.
 * @param act processes the form; `cookies` are set with the response
 */
export async function takeGarageForm(request: Request, siteSlug: string, act: Act): Promise<Response> {
  const site = await findSite(siteSlug);
  const garage = site && garageOf(site);
  if (!garage) return Response.json({ error: 'Garage not found' }, { status: 404 });
  return takeForm(request, site, garage.path, act);
}

/**
 * Handles an account form of the signed-in shopper, on any site. Never returns a code to the page.
 * @param anchor of the form on its page
 * @param act processes the form; `cookies` are set with the response
 */
export async function takeAccountForm(
  request: Request,
  siteSlug: string,
  anchor: 'account' | 'delete' | 'details',
  act: Act,
): Promise<Response> {
  const site = await findSite(siteSlug);
  if (!site) return Response.json({ error: 'Site not found' }, { status: 404 });
  return takeForm(request, site, `${accountOf(site).path}#${anchor}`, act);
}

async function takeForm(request: Request, site: Site, page: string, act: Act): Promise<Response> {
  let typedAnswers: Answers | null = null;
  const answer = ({ cookies = [], ...reply }: ServerReply & { cookies?: string[] }) =>
    respond(request, reply as ServerReply, { page, typed: typedAnswers, cookies });
  if (!isOwnRequest(request)) return answer({ error: UNKNOWN_ERROR, status: 403 });
  try {
    const answers = await readAnswers(request);
    if (!answers) return answer({ error: UNKNOWN_ERROR, status: 413 });
    typedAnswers = withoutCodes(answers);
    const shopper = await readShopper(request, site);
    if (!shopper) return answer({ next: page });
    const pool = databasePool(environment().DATABASE_URL);
    if (
      !(await withinRate(
        pool,
        { what: `garage ${new URL(request.url).pathname}`, by: { account: shopper.userId } },
        RATES.garage,
      ))
    )
      return answer({ error: BUSY_TEXT, status: 429 });
    return answer(await act({ site, shopper, pool }, answers));
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'garage_form_failed');
    return answer({ error: UNKNOWN_ERROR, status: 500 });
  }
}
