import { randomUUID } from 'node:crypto';
import {
  type ChallengeAction,
  TURNSTILE,
  verifyChallenge,
} from '@forecourt/lib/platform/challenge/verify.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { environment } from '@forecourt/lib/platform/env';
import { ENGLISH, type Language } from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { RATES } from '@forecourt/lib/platform/request/rates';
import { hostName } from '@forecourt/lib/sites/hosts';
import type { Site } from '@forecourt/lib/sites/site';
import { phoneFor } from '@forecourt/lib/vehicle/seller';
import { loadLocations } from '@/content/locations.server.ts';
import { shownPhone } from '@/features/phone/phone.ts';
import { log, warnOnce } from '@/logging/log.server.ts';
import { handlerLanguage } from '@/site/handler-language.server.ts';
import { householdOfRequest } from '@/site/household.server.ts';
import { knownBrowser } from '@/site/known-browser.server.ts';
import { readShopper } from '@/site/shopper.server.ts';
import { countChallenge } from './challenge-counts.ts';
import { CHALLENGE_HEADER, type ChallengeOffer, type ChallengeTexts } from './offer.ts';

/** Shown by outdated scripts and other clients that cannot show the challenge. */
export const CHALLENGE_TEXT =
  'We have received many requests from your connection, so we need to check that you are a person. Please reload the page and send it again, or give us a call.';

/** What happens to a request close to a limit: allowed, rejected, or a challenge first. */
export type Verdict = 'open' | 'too_many' | ChallengeOffer;

/** Returns the challenge keys of a site; null if it has none, or the environment lacks its secret. */
function challengeKeys({ slug, settings }: Site): { siteKey: string; secret: string } | null {
  const { challengeSiteKey: siteKey } = settings;
  if (!siteKey) return null;
  const secret = environment().TURNSTILE_KEYS.get(siteKey);
  if (secret) return { siteKey, secret };
  warnOnce(
    `challenge ${siteKey}`,
    { site: slug },
    'the challenge is off: TURNSTILE_KEYS has no secret for it',
  );
  return null;
}

export const hasChallenge = (site: Site): boolean => challengeKeys(site) !== null;

/**
 * Decides about a request close to a limit. Signed-in shoppers in a known browser are allowed; others need
 * the token of a solved challenge. If the vendor is down, everyone is allowed, since the limits still apply.
 * @param once UUID that identifies retries of a request, for which its token stays valid
 * @throws the database's error
 */
export async function checkChallenge(
  site: Site,
  request: Request,
  action: ChallengeAction,
  once: string = randomUUID(),
): Promise<Verdict> {
  const keys = challengeKeys(site);
  if (!keys || (await isKnownShopper(site, request))) return 'open';
  const offer = () => offerOf(site, keys.siteKey, action);
  const token = request.headers.get(CHALLENGE_HEADER);
  if (!token) {
    countChallenge(site.slug, 'asked');
    return offer();
  }
  const { DATABASE_URL, TURNSTILE_HOST: host } = environment();
  const counted = { what: 'challenge', site: site.slug, by: householdOfRequest(request) };
  if (!(await withinRate(databasePool(DATABASE_URL), counted, RATES.challenge))) return 'too_many';
  const hostname = hostName(request.headers.get('host') ?? '');
  const verified = await verifyChallenge({ token, secret: keys.secret, host, hostname, action, once });
  countChallenge(site.slug, verified.outcome);
  if (verified.outcome === 'passed') return 'open';
  const fields = {
    site: site.slug,
    action,
    reason: verified.reason,
    requestId: request.headers.get('x-request-id'),
  };
  if (verified.outcome === 'failed') {
    log.info(fields, 'challenge_failed');
    return offer();
  }
  log.error(fields, 'challenge_unreachable');
  return 'open';
}

async function isKnownShopper(site: Site, request: Request): Promise<boolean> {
  const phone = (await readShopper(request, site))?.phone;
  return phone ? (await knownBrowser(request, site, phone)) !== null : false;
}

async function offerOf(site: Site, siteKey: string, action: ChallengeAction): Promise<ChallengeOffer> {
  const locations = await loadLocations(site.slug);
  const place = locations.find(({ primary }) => primary) ?? locations[0] ?? null;
  const host = environment().TURNSTILE_HOST ?? TURNSTILE;
  const phone = shownPhone(site, phoneFor(site, null, place), { dealershipId: place?.dealership_id ?? null });
  const language = handlerLanguage() ?? ENGLISH;
  return {
    siteKey,
    script: `${host}/turnstile/v0/api.js`,
    action,
    phone,
    language: WIDGET_LANGUAGES[language],
    texts: textsIn(language, phone?.number ?? ''),
  };
}

/** Languages of https://developers.cloudflare.com/turnstile/reference/supported-languages/ */
const WIDGET_LANGUAGES: Record<Language, string> = { en: 'en', zh: 'zh-cn', vi: 'vi', ar: 'ar' };

function textsIn(language: Language, number: string): ChallengeTexts {
  const t = translatorOf(language, 'challenge');
  return {
    title: t('title'),
    close: t('close'),
    first: t('first'),
    again: t('again'),
    failed: t('failed'),
    retry: t('retry'),
    cannot: t('cannot'),
    call: t('call', { number }),
  };
}
