import { environment } from '@forecourt/lib/platform/env';
import {
  ENGLISH,
  inLanguage,
  LANGUAGE_FACTS,
  type Language,
  splitLanguage,
} from '@forecourt/lib/platform/language/languages';
import { methodsOf, type PageName } from '@forecourt/lib/sites/address-table';
import { admitsAgents, MARKDOWN_ENDING } from '@forecourt/lib/sites/agent-access';
import { isIndexable } from '@forecourt/lib/sites/index-rules';
import { armOf, type RunningTrial } from '@forecourt/lib/sites/page-trial/trial';
import {
  parseTrialVisitor,
  TRIAL_COOKIE,
  TRIAL_PREVIEW_PARAMETER,
  TRIAL_VISITOR_HEADER,
} from '@forecourt/lib/sites/page-trial/visitor';
import type { SiteSettings } from '@forecourt/lib/sites/settings';
import { type NextRequest, NextResponse } from 'next/server';
import { addressSettingsOf } from '@/content/gates.server.ts';
import { hasChallenge, hasPixel, mapOriginOf, siteOf } from '@/content/hosts.server.ts';
import { pictureOrigin } from '@/content/picture-origin.server.ts';
import { redirectAt } from '@/content/redirects.server.ts';
import { trialAt } from '@/content/running-trials.server.ts';
import { GATED_HEADERS, type Passage, passGate } from '@/features/account/gate.server.ts';
import { originOf } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import {
  cachedPageAddress,
  type RouteRoot,
  redirectRoute,
  routeOf,
  rowAt,
  variantRoute,
} from '@/page-types/route-of.ts';
import { CROSS_ORIGIN_HEADERS } from '@/site/cross-origin.ts';
import { DRAFT_COOKIES, draftOf } from '@/site/draft.ts';
import { withoutFrameworkId } from '@/site/framework-headers.ts';
import { withLanguage } from '@/site/handler-language.server.ts';
import { challengeOrigin, paymentOrigins, pixelOrigins, securityHeaders } from '@/site/headers.ts';
import { answerWithoutPage } from '@/site/methods.ts';
import { NEGOTIATED_HEADER } from '@/site/negotiated-header.ts';
import { plainPage } from '@/site/plain-page.ts';
import { prefersMarkdown } from '@/site/prefers-markdown.ts';
import { isPreviewId } from '@/site/preview-id.server.ts';
import { previewEnd } from '@/site/preview-pass.ts';
import { SITE_HEADER } from '@/site/site-header.ts';

const UNKNOWN_HOST_PAGE = plainPage(
  'Site not found',
  '<p>There is no website at this address. Check its spelling. If it is yours, its host is not connected to a site yet.</p>',
);

/** Prefix of links to drafts for people without an account; the link's token follows. */
const DRAFT_LINK_PATH = '/draft-link/';

const DRAFT_LINK_HEADERS = {
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

const TRIAL_ID = /^[\w-]{1,128}$/;

export const REQUEST_ID_HEADER = 'x-request-id';
const REQUEST_ID = /^[\w.-]{8,64}$/;

/**
 * Resolves the site by host, refuses unsupported methods, enforces sign-in gates, applies editors'
 * redirects, and picks the cached or dynamic route by the address table. Every path is prefixed with the
 * slug of its site; API routes resolve their site by host themselves.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const callersId = request.headers.get(REQUEST_ID_HEADER) ?? '';
  const requestId = REQUEST_ID.test(callersId) ? callersId : crypto.randomUUID();
  // Only a preview of this site may be framed by the studio, and passes gates without signing in.
  const isPreview = await isPreviewOfSite(request);
  const response = await route(request, requestId, isPreview);
  response.headers.set(REQUEST_ID_HEADER, requestId);
  const host = request.headers.get('host');
  const visit = {
    withPixel: await hasPixel(host),
    withChallenge: await hasChallenge(host),
    maps: await mapOriginOf(host),
    isPreview,
  };
  for (const [name, value] of headersFor(request, visit)) response.headers.set(name, value);
  // A draft link's address is a secret: send no referrer, store nothing, index nothing.
  if (request.nextUrl.pathname.startsWith(DRAFT_LINK_PATH))
    for (const [name, value] of Object.entries(DRAFT_LINK_HEADERS)) response.headers.set(name, value);
  return response;
}

/**
 * Returns whether a request has both the framework's preview cookie and our own pass for the site of its
 * host. Without the pass, the framework's cookie is removed from the request.
 */
async function isPreviewOfSite({ cookies, headers }: NextRequest): Promise<boolean> {
  if (!isPreviewId(cookies.get(DRAFT_COOKIES.framework)?.value)) return false;
  const site = await siteOf(headers.get('host')).catch(() => null);
  const secret = environment().SANITY_WEBHOOK_SECRET;
  return site !== null && previewEnd(cookies.get(DRAFT_COOKIES.pass)?.value, { site, secret }) !== null;
}

async function route(request: NextRequest, requestId: string, isPreview: boolean): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  const changedHeaders = withoutFrameworkId(request.headers, isPreview);
  if (pathname.startsWith('/api/')) {
    const headers = changedHeaders ?? new Headers(request.headers);
    headers.set(REQUEST_ID_HEADER, requestId);
    return NextResponse.next({ request: { headers } });
  }
  let site: string | null;
  try {
    site = await siteOf(request.headers.get('host'));
  } catch (error) {
    log.error({ err: error, requestId }, 'no table of hosts: the content service does not answer');
    return notNow('The website is starting. Please try again in a moment.');
  }
  if (!site) {
    return new NextResponse(UNKNOWN_HOST_PAGE, {
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  }
  let settings: SiteSettings;
  let root: RouteRoot;
  /** The address without the language. */
  const address = request.nextUrl.clone();
  let passage: Passage = 'open';
  let page: PageName | undefined;
  /** Whether this address has the page as Markdown too, by the `Accept` header. */
  let isNegotiated = false;
  try {
    settings = await addressSettingsOf(site);
    const { language, path } = splitLanguage(pathname);
    const isOffered = settings.languages.some((offered) => offered === language);
    root = { site, language: isOffered ? language : ENGLISH };
    if (isOffered) address.pathname = path;
    const row = rowAt(settings, address.pathname)?.row;
    // Where a site may lack the page, an editor's page can have its address.
    if (!row?.exists) page = row?.page;
    isNegotiated = Boolean(row?.hasMarkdown) && admitsAgents({ settings });
    const answer = answerWithoutPage(request.method, row ? methodsOf(row) : ['GET']);
    if (answer) {
      const headers = { ...(row?.isCrossOrigin && CROSS_ORIGIN_HEADERS), allow: answer.allow };
      return new NextResponse(null, { status: answer.status, headers });
    }
    const draft = isPreview ? draftOf((name) => request.cookies.get(name)?.value) : null;
    passage = await withLanguage(root.language, () => passGate(request, site, address, draft));
  } catch (error) {
    log.error({ err: error, requestId, site }, 'gate_check_failed');
    return notNow('This page cannot be shown right now. Please try again in a moment.');
  }
  if (passage instanceof Response) return new NextResponse(passage.body, passage);
  const isMarkdown = isNegotiated && prefersMarkdown(request.headers.get('accept'));
  // Pages are cached whole and need none of this request's headers.
  const target = address.clone();
  target.pathname = await pageRoute(address, root, settings, isMarkdown ? MARKDOWN_ENDING : '');
  const cachedAddress = cachedPageAddress(root, target.pathname, address.pathname);
  const trial = isPreview ? null : await trialOf(request, root, cachedAddress);
  const previewedTrial = isPreview && cachedAddress !== null ? previewedTrialOf(address) : null;
  const variantOf = trial?.isVariant ? trial.id : previewedTrial;
  if (variantOf) target.pathname = variantRoute(root, variantOf, address.pathname);
  const response = NextResponse.rewrite(
    target,
    changedHeaders ? { request: { headers: changedHeaders } } : {},
  );
  response.headers.set(SITE_HEADER, site);
  if (isNegotiated) response.headers.set(NEGOTIATED_HEADER, 'accept');
  if (trial) response.headers.set(NEGOTIATED_HEADER, TRIAL_VISITOR_HEADER);
  // A CDN that ignores `vary` would show it to visitors. At its own address it is cached.
  if (isMarkdown) response.headers.set('cache-control', 'private, no-store');
  if (page && !isIndexable(page)) response.headers.set('x-robots-tag', 'noindex');
  if (page && isIndexable(page) && !address.search && settings.languages.length > 0)
    response.headers.set('link', alternateLinks(request, settings, address.pathname));
  if (passage === 'passed')
    for (const [name, value] of Object.entries(GATED_HEADERS)) response.headers.set(name, value);
  return response;
}

/**
 * Returns the trial that runs on a cached page, and whether this visitor sees its variant; null without one.
 * Visitors without the cookie, such as crawlers, see the page as published.
 */
async function trialOf(
  { cookies }: NextRequest,
  { site, language }: RouteRoot,
  path: string | null,
): Promise<(RunningTrial & { isVariant: boolean }) | null> {
  const trial = path === null ? null : await trialAt(site, path, language);
  const visitor = parseTrialVisitor(cookies.get(TRIAL_COOKIE)?.value);
  return trial && { ...trial, isVariant: armOf(trial, visitor) === 'variant' };
}

/** Returns the trial whose change an editor's preview asks for; null without one. */
function previewedTrialOf({ searchParams }: Pick<URL, 'searchParams'>): string | null {
  const id = searchParams.get(TRIAL_PREVIEW_PARAMETER) ?? '';
  return TRIAL_ID.test(id) ? id : null;
}

/**
 * Returns the `Link` header with a page's address in each language, for search engines.
 * https://developers.google.com/search/docs/specialty/international/localized-versions#http
 */
function alternateLinks(request: Request, { languages }: SiteSettings, path: string): string {
  const linkTo = (language: Language, tag: string) =>
    `<${originOf(request)}${inLanguage(path, language)}>; rel="alternate"; hreflang="${tag}"`;
  const links = [ENGLISH, ...languages].map((language) => linkTo(language, LANGUAGE_FACTS[language].tag));
  return [...links, linkTo(ENGLISH, 'x-default')].join(', ');
}

const notNow = (words: string) =>
  new NextResponse(words, {
    status: 503,
    headers: { 'retry-after': '5', 'content-type': 'text/plain; charset=utf-8' },
  });

/**
 * Returns the path of the route that renders a page, or of the one that follows an editor's redirect.
 * @param address without the language
 * @param ending of the address whose route applies, such as `.md`
 */
async function pageRoute(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  root: RouteRoot,
  settings: SiteSettings,
  ending: string,
): Promise<string> {
  if (await redirectAt(root.site, pathname)) return redirectRoute(root, pathname);
  return routeOf(settings, root, { pathname: pathname.replace(/\/+$/, '') + ending || '/', searchParams });
}

interface Visit {
  withPixel: boolean;
  withChallenge: boolean;
  /** Origin of the site's map provider. */
  maps: string | null;
  isPreview: boolean;
}

const fixedHeaders = new Map<string, [string, string][]>();

function headersFor(request: NextRequest, visit: Visit): [string, string][] {
  const secure = (request.headers.get('x-forwarded-proto') ?? request.nextUrl.protocol).startsWith('https');
  const key = `${secure} ${visit.withPixel} ${visit.withChallenge} ${visit.maps} ${visit.isPreview}`;
  const cachedHeaders = fixedHeaders.get(key);
  if (cachedHeaders) return cachedHeaders;
  const development = process.env.NODE_ENV === 'development';
  const headerPairs = Object.entries(securityHeaders({ ...settingsOfHeaders(visit), development, secure }));
  fixedHeaders.set(key, headerPairs);
  return headerPairs;
}

function settingsOfHeaders({ withPixel, withChallenge, maps, isPreview }: Visit) {
  const {
    MEDIA_URL,
    IMGPROXY_KEY,
    ALGOLIA_HOST,
    ALGOLIA_APP_ID,
    STRIPE_SECRET_KEY,
    STRIPE_JS_URL,
    SOCIAL_PIXEL_URL,
    TURNSTILE_HOST,
    STUDIO_ORIGINS,
    HSTS_SUBDOMAINS,
  } = environment();
  return {
    hstsSubdomains: HSTS_SUBDOMAINS,
    pictures: [new URL(MEDIA_URL).origin, pictureOrigin()],
    filmsAnywhere: !IMGPROXY_KEY,
    search: ALGOLIA_HOST
      ? [new URL(ALGOLIA_HOST).origin]
      : [`https://${ALGOLIA_APP_ID}-dsn.algolia.net`, 'https://*.algolianet.com', 'https://*.algolia.net'],
    payments: STRIPE_SECRET_KEY ? paymentOrigins(STRIPE_JS_URL) : null,
    pixel: withPixel ? pixelOrigins(SOCIAL_PIXEL_URL) : null,
    maps,
    challenge: withChallenge ? challengeOrigin(TURNSTILE_HOST) : null,
    frameAncestors: isPreview ? STUDIO_ORIGINS : [],
  };
}

export const config = { matcher: ['/((?!_next/|icons\\.svg|payment-marks\\.svg).*)'] };
