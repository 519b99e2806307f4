import { z } from 'zod';
import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';
import { parseJson } from '../../platform/request/body.ts';
import type { Conversion } from './conversion.ts';
import type { ConversionSite } from './conversion-site.ts';
import { GOOGLE_PATH, googleRequest } from './google-request.ts';
import type { Receiver } from './kinds.ts';
import { metaPath, metaRequest } from './meta-request.ts';

/** Addresses of the networks' APIs. */
export interface ConversionHosts {
  google: string;
  meta: string;
}

/** `later`: the network or our access to it fails, so nothing else will be accepted either. */
export type Sent = { outcome: 'sent' } | { outcome: 'refused' | 'later' | 'needless'; problem: string };

/** The network may have received it. */
export const NO_RESPONSE = 'The network did not respond in time.';

/** Statuses with which a network refuses this one conversion, so that repeating it changes nothing. */
const REFUSED = new Set([400, 404, 413, 422]);
/** Error codes of Meta that concern the token, with status 400: it has expired or lacks rights. */
const META_TOKEN_ERRORS = new Set([10, 102, 190, 200]);

const googleError = z.object({ error: z.object({ message: z.string() }) });
const metaError = z.object({ error: z.object({ message: z.string(), code: z.number().optional() }) });

/**
 * Sends one conversion to a network. Repeating it is safe: the network counts an event id once.
 * @param credential an access token
 */
export async function sendConversion(
  receiver: Receiver,
  conversion: Conversion,
  {
    site,
    hosts,
    credential,
    now,
  }: { site: ConversionSite; hosts: ConversionHosts; credential: string; now: Date },
): Promise<Sent> {
  if (receiver === 'google') {
    const request = site.google && googleRequest(site.google, conversion);
    if (!request) return { outcome: 'needless', problem: 'The site has no conversion action for it.' };
    return post('googleAds', `${hosts.google}${GOOGLE_PATH}`, request, {
      authorization: `Bearer ${credential}`,
    });
  }
  if (!site.meta) return { outcome: 'needless', problem: 'The site has no dataset.' };
  return post('meta', `${hosts.meta}${metaPath(site.meta)}`, metaRequest(credential, conversion, now), {});
}

async function post(
  vendor: 'googleAds' | 'meta',
  url: string,
  body: object,
  headers: Record<string, string>,
): Promise<Sent> {
  try {
    const response = await vendorFetch(vendor)(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (response.ok) return { outcome: 'sent' };
    const problem = `Status ${response.status}. ${messageOf(text)}`.trim();
    const isRefused = REFUSED.has(response.status) && !isTokenError(vendor, text);
    return { outcome: isRefused ? 'refused' : 'later', problem };
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    return { outcome: 'later', problem: isTimeout ? NO_RESPONSE : 'The network cannot be reached.' };
  }
}

const MOST_MESSAGE = 300;

/** Returns the network's message. It never contains what we sent: that would be shown in the studio. */
function messageOf(text: string): string {
  const message = googleError.safeParse(parseJson(text)).data?.error.message ?? '';
  return message.includes('@') ? '' : message.slice(0, MOST_MESSAGE);
}

function isTokenError(vendor: 'googleAds' | 'meta', text: string): boolean {
  if (vendor !== 'meta') return false;
  const code = metaError.safeParse(parseJson(text)).data?.error.code;
  return code !== undefined && META_TOKEN_ERRORS.has(code);
}
