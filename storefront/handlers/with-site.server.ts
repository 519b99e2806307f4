import type { Shopper } from '@forecourt/lib/accounts/shopper';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ENGLISH, inLanguage, isLanguage, type Language } from '@forecourt/lib/platform/language/languages';
import type { Household } from '@forecourt/lib/platform/network/household';
import { ApiError, errorResponse } from '@forecourt/lib/platform/request/api-error';
import { parseJson, readBody } from '@forecourt/lib/platform/request/body';
import type { RATES } from '@forecourt/lib/platform/request/rates';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import type { Site } from '@forecourt/lib/sites/site';
import type { z } from 'zod';
import { findSite } from '@/content/site.server.ts';
import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { hasGpc } from '@/site/gpc.ts';
import { languageOfRequest, withLanguage } from '@/site/handler-language.server.ts';
import { householdOfRequest } from '@/site/household.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';
import { readShopper } from '@/site/shopper.server.ts';
import { errorIn } from './error-language.server.ts';
import { expectRate, type Rate } from './expect-rate.server.ts';
import { apiErrorOf, type Failure, NEVER_CACHED, type Reply, responseTo } from './with-errors.server.ts';

/** Ten times a form with every field full. */
const MAX_BYTES = 16 * 1024;

type Session = 'required' | 'optional';

interface Options<Name extends string, Body extends z.ZodType, Query extends z.ZodType, Who extends Session> {
  /** Names of the folder's parameters, such as `car` in `cars/[car]`. */
  params?: readonly Name[];
  /** Refuses requests of other sites' pages (403). */
  ownRequest?: boolean;
  /** Answers 204 to visitors with Global Privacy Control, before any other check. */
  ignoresGpc?: boolean;
  /** Returns false if the site does not have this address (404). */
  isOffered?: (site: Site) => boolean;
  body?: Body;
  /** 16 KiB unless set. */
  maxBytes?: number;
  query?: Query;
  /** `required` refuses visitors who are not signed in (401). */
  session?: Who;
  sessionText?: string;
  /** Rate limit (429). `storefront/server/households/limits.test.ts` reads it here. */
  rate?: keyof typeof RATES | Rate;
  /** Required except on cached routes. The page cache stores no failure, so the last good response is kept. */
  failure?: Failure;
  /** For `force-static` routes. They cannot read the request, so they use no other option but `params`. */
  cached?: boolean;
  onError?: (error: ApiError, site: Site | null) => void;
  answerError?: (error: ApiError, request: Request) => Response;
}

type ShopperOf<Who extends Session> = [Who] extends [never]
  ? undefined
  : Who extends 'required'
    ? Shopper
    : Shopper | null;

export interface SiteCall<Name extends string = never, Body = undefined, Query = undefined, Who = undefined> {
  request: Request;
  site: Site;
  /** That of the address, or of the page that sent the request. */
  language: Language;
  params: Readonly<Record<Name, string>>;
  body: Body;
  query: Query;
  shopper: Who;
  readonly household: Household;
  readonly pool: ReturnType<typeof databasePool>;
}

interface Context {
  params?: Promise<Record<string, string | string[] | undefined>>;
}

/**
 * Wraps a route handler of sites. Finds the site by the route's `[site]` or else by host (404), then checks
 * what `options` require. Every error has the JSON body of `lib/platform/request/api-error.ts`.
 * @param handler throws `ApiError` to refuse
 */
export function withSite<
  const Name extends string = never,
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  const Who extends Session = never,
>(
  handler: (call: SiteCall<Name, z.output<Body>, z.output<Query>, ShopperOf<Who>>) => Reply | Promise<Reply>,
  options: Options<Name, Body, Query, Who>,
) {
  return async (request: Request, context: Context): Promise<Response> => {
    const { cached = false, failure, onError, answerError } = options;
    let site: Site | null = null;
    let errorLanguage: Language = ENGLISH;
    const replyIn = async (language: Language, known: Site, params: object): Promise<Response> => {
      const text = failure?.text ?? UNKNOWN_ERROR;
      const body = options.body && (await bodyOf(request, options.body, options.maxBytes, text));
      const query = options.query && queryOf(request, options.query, text);
      const shopper = options.session && (await readShopper(request, known));
      if (options.session === 'required' && !shopper)
        throw new ApiError('not_signed_in', options.sessionText ?? text);
      const { rate } = options;
      if (rate)
        await expectRate({ request, site: known, shopper }, typeof rate === 'string' ? { name: rate } : rate);
      const reply = await handler({
        request,
        site: known,
        language,
        params: params as Readonly<Record<Name, string>>,
        body: body as z.output<Body>,
        query: query as z.output<Query>,
        shopper: shopper as ShopperOf<Who>,
        get household() {
          return householdOfRequest(request);
        },
        get pool() {
          return databasePool(environment().DATABASE_URL);
        },
      });
      return responseTo(reply, cached ? {} : NEVER_CACHED);
    };
    try {
      const text = failure?.text ?? UNKNOWN_ERROR;
      if (options.ownRequest && !isOwnRequest(request)) throw new ApiError('forbidden', text);
      if (options.ignoresGpc && hasGpc(request)) return responseTo(null);
      const { site: slug, language: address, ...params } = (await context.params) ?? {};
      const known = typeof slug === 'string' ? await findSite(slug) : await siteOfRequest(request);
      site = known;
      if (!known || options.isOffered?.(known) === false) throw new ApiError('not_found', text);
      const ownLanguage = isLanguage(address) ? address : ENGLISH;
      const language = cached ? ownLanguage : languageOfRequest(request, known.settings, ownLanguage);
      errorLanguage = language;
      return redirectedIn(language, await withLanguage(language, () => replyIn(language, known, params)));
    } catch (thrown) {
      if (!failure && !(thrown instanceof ApiError)) throw thrown;
      const error = apiErrorOf(thrown, failure ?? { event: '' }, {
        site: site?.slug,
        ...(!cached && { requestId: request.headers.get('x-request-id') }),
      });
      onError?.(error, site);
      const shown = errorIn(error, errorLanguage);
      return answerError?.(shown, request) ?? errorResponse(shown, cached ? {} : undefined);
    }
  };
}

/** Returns a response whose redirect, if it is one to this site, leads to the page in the language. */
function redirectedIn(language: Language, response: Response): Response {
  const location = response.headers.get('location');
  if (location && language !== ENGLISH) response.headers.set('location', inLanguage(location, language));
  return response;
}

async function bodyOf(request: Request, schema: z.ZodType, maxBytes = MAX_BYTES, text: string) {
  const body = await readBody(request, maxBytes);
  if (body === null) throw new ApiError('too_large', text);
  return parsed(schema, parseJson(body), text);
}

const queryOf = ({ url }: Request, schema: z.ZodType, text: string) =>
  parsed(schema, Object.fromEntries(new URL(url).searchParams), text);

function parsed(schema: z.ZodType, value: unknown, text: string): unknown {
  const result = schema.safeParse(value);
  if (!result.success) throw new ApiError('bad_input', text);
  return result.data;
}
