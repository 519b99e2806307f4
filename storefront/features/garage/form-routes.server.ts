import type { Shopper } from '@forecourt/lib/accounts/shopper';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Language } from '@forecourt/lib/platform/language/languages';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { accountOf, garageOf } from '@forecourt/lib/sites/garage';
import type { Site } from '@forecourt/lib/sites/site';
import { withoutCodes } from '@/features/account/account-forms.ts';
import { answerForm } from '@/forms/answer-form.server.ts';
import type { Answers } from '@/forms/answers.ts';
import type { ServerReply } from '@/forms/request.server.ts';
import { expectRate } from '@/handlers/expect-rate.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { readShopper } from '@/site/shopper.server.ts';

const BUSY_TEXT = 'You have made a lot of changes. Please try again in a few minutes.';

interface GarageCall {
  request: Request;
  site: Site;
  /** Of the page that sent the form. */
  language: Language;
  shopper: Shopper;
  pool: ReturnType<typeof databasePool>;
}

type Act = (call: GarageCall, answers: Answers) => Promise<ServerReply & { cookies?: string[] }>;

const failure = { event: 'garage_form_failed', text: UNKNOWN_ERROR };

/**
 * Returns the handler of a garage form of the signed-in shopper.
 * @param act processes the form; `cookies` are set with the response
 */
export const garageRoute = (act: Act) =>
  withSite(
    ({ request, site, language }) => {
      const garage = garageOf(site);
      if (!garage) throw new ApiError('not_found', 'Garage not found');
      return handleForm({ request, site, language }, garage.path, act);
    },
    { failure },
  );

/**
 * Returns the handler of an account form of the signed-in shopper, on any site.
 * @param anchor of the form on its page
 * @param act processes the form; `cookies` are set with the response
 */
export const accountRoute = (anchor: 'account' | 'delete' | 'details', act: Act) =>
  withSite(
    ({ request, site, language }) =>
      handleForm({ request, site, language }, `${accountOf(site).path}#${anchor}`, act),
    { failure },
  );

const handleForm = (
  { request, site, language }: Pick<GarageCall, 'request' | 'site' | 'language'>,
  page: string,
  act: Act,
): Promise<Response> =>
  answerForm(
    request,
    {
      page: () => page,
      typed: withoutCodes,
      failure,
      logContext: { site: site.slug },
    },
    async (answers) => {
      const shopper = await readShopper(request, site);
      if (!shopper) return { reply: { next: page } };
      await expectRate(
        { request, site, shopper },
        { name: 'garage', counter: 'path', by: 'account', acrossSites: true, text: BUSY_TEXT },
      );
      const pool = databasePool(environment().DATABASE_URL);
      const { cookies, ...reply } = await act({ request, site, language, shopper, pool }, answers);
      return { reply: reply as ServerReply, cookies };
    },
  );
