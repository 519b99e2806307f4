import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RATES } from '@forecourt/lib/platform/request/rates';
import { describe, expect, test } from 'vitest';
import { costOf, isApiCall, isRead } from './cost.ts';

const STOREFRONT = path.join(import.meta.dirname, '../..');
const API = path.join(STOREFRONT, 'app/api');
const METHOD = /^export (?:const|(?:async )?function) (GET|HEAD|POST|PUT|PATCH|DELETE)\b/gm;
/** A limit that a route declares. */
const DECLARED = /\brate: (?:\{\s*name: )?'(\w+)'/;
const IMPORT = /from '((?:@\/|\.\.?\/)[^']+)'/g;

/** Routes that check a token, a signature or a studio session before any work. */
const GUARDED = /^(?:back-office|draft|health)\b/;

/** How write routes are limited that do not declare a `rate` of `withSite` themselves, or why they need no limit. */
const WRITES: Readonly<Record<string, keyof typeof RATES | { none: string }>> = {
  'content/changed': { none: 'signed by the content lake' },
  'models/changed': { none: 'signed by the worker' },
  'stock/changed': { none: 'signed by the worker' },
  'payments/webhook': { none: 'signed by Stripe' },
  'messages/texts': { none: 'signed by Twilio' },
  'messages/deliveries': { none: 'signed by Twilio' },
  'messages/mail/mime': { none: 'signed by the mail provider' },
  'calls/incoming': { none: 'signed by Twilio' },
  'calls/ended': { none: 'signed by Twilio' },
  'leads/spooled': { none: 'called by this instance alone' },
  'sign-in/send': { none: 'one-time codes have limits of their own (lib/accounts/limits.ts)' },
  'sign-in/verify': { none: 'one-time codes have limits of their own (lib/accounts/limits.ts)' },
  'sign-out': { none: 'ends one session by its own cookie' },
  miscellaneous: { none: 'needs a session and the shopper’s own valuation' },
  'forms/submit': 'lead',
  'garage-app/seen': 'garage',
  'garage-app/subscribe': 'garage',
  'garage-app/unsubscribe': 'garage',
  leads: 'lead',
  'leads/[lead_id]': 'leadStep',
  'passkeys/add': 'passkey',
  'passkeys/add-options': 'passkey',
  'passkeys/proof': 'passkey',
  'passkeys/proof-options': 'passkey',
  'passkeys/sign-in': 'passkey',
  'passkeys/sign-in-options': 'passkey',
  'trade-in/[form]': 'tradeIn',
  'trade-in/photos': 'tradeInPhoto',
  'watchlist/remove-car': 'watchlist',
  'watchlist/save-car': 'watchlist',
  'watchlist/save-favourites': 'watchlist',
  'youx/create-customer': 'financeCustomer',
  'youx/quote': 'financeQuote',
};

const endpoints = globSync('**/route.{ts,tsx}', { cwd: API })
  .toSorted()
  .flatMap((file) =>
    [...readFileSync(path.join(API, file), 'utf8').matchAll(METHOD)].map(([, method = '']) => ({
      method,
      route: path.dirname(file),
      file: path.join(API, file),
    })),
  )
  .filter(({ route }) => !GUARDED.test(route));

/** Returns the source of a file and of all storefront files that it imports. */
function sourcesOf(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  const text = readFileSync(file, 'utf8');
  seen.set(file, text);
  for (const [, target = ''] of text.matchAll(IMPORT))
    sourcesOf(
      target.startsWith('@/')
        ? path.join(STOREFRONT, target.slice(2))
        : path.join(path.dirname(file), target),
      seen,
    );
  return seen;
}

/** Returns whether a file declares a limit, expects one of a form, or counts it by hand. */
const uses = (text: string, limit: string): boolean =>
  new RegExp(
    String.raw`\brate: (?:\{\s*name: )?'${limit}'|expectRate\([^;]*\bname: '${limit}'|\bRATES\.${limit}\b`,
  ).test(text);

describe('routes that anyone may call', () => {
  test.each(endpoints.filter(({ method }) => method === 'GET' || method === 'HEAD'))(
    '$method /api/$route costs its household something',
    ({ method, route }) => {
      const request = { method, url: `/api/${route.replaceAll(/\[[^\]]+\]/g, 'x')}` };
      expect(isRead(request) || isApiCall(request) || costOf(request) > 0).toBe(true);
    },
  );

  test.each(endpoints.filter(({ method }) => method !== 'GET' && method !== 'HEAD'))(
    '$method /api/$route is limited, or needs no limit',
    ({ route, file }) => {
      const limit = WRITES[route] ?? DECLARED.exec(readFileSync(file, 'utf8'))?.[1];
      expect(limit, `give ${route} a rate, or add it to WRITES`).toBeDefined();
      if (typeof limit !== 'string') return;
      const sources = [...sourcesOf(file).values()];
      expect(sources.some((text) => uses(text, limit))).toBe(true);
    },
  );
});
