import { ENGLISH, LANGUAGES } from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { garageOf } from '@forecourt/lib/sites/garage';
import { hasGarageApp } from '@forecourt/lib/sites/garage-app';
import { z } from 'zod';
import { garageContent } from '@/features/garage/content.server.ts';
import { offlineGarage } from '@/features/garage-app/offline.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { sessionToken } from '@/site/session-cookies.server.ts';
import { stockNoun } from '@/stock/catalogue.server.ts';

export const dynamic = 'force-dynamic';

/** Ids of vehicles that are saved only in the browser, separated by commas. */
const savedHere = z
  .string()
  .regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,99}$/)
  .transform((ids) => ids.split(','))
  .catch([]);

/** Nothing on the page loads or runs anything. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/**
 * `GET /api/garage-app/offline`: the garage as a page to read without a connection, in the language of the query;
 * the service worker that asks has no page.
 */
export const GET = withSite(
  async ({ request, site, shopper, pool, query }) => {
    const { languages } = site.settings;
    const language = languages.find((offered) => offered === query.language) ?? ENGLISH;
    const garage = garageOf(site, translatorOf(language, 'pageTitles'));
    if (!garage) throw new ApiError('not_found', UNKNOWN_ERROR);
    const browser = {
      token: sessionToken(request.headers) ?? '',
      host: request.headers.get('host') ?? '',
    };
    const [content, noun] = await Promise.all([garageContent(pool, site, shopper, browser), stockNoun(site)]);
    const savedIds =
      site.settings.saveMode === 'watchlist' ? content.saved.map(({ carId }) => carId) : query.saved;
    const html = await offlineGarage(pool, site, { garage, content, savedIds, noun, language }, new Date());
    return new Response(html, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
    });
  },
  {
    ownRequest: true,
    isOffered: hasGarageApp,
    query: z.object({ saved: savedHere, language: z.enum(LANGUAGES).catch(ENGLISH) }),
    session: 'required',
    rate: { name: 'garage', counter: 'path', by: 'account' },
    failure: { event: 'offline_garage_failed' },
  },
);
