import type { PasskeyPlace } from '@forecourt/lib/accounts/passkeys.server';
import type { Shopper } from '@forecourt/lib/accounts/shopper';
import type { z } from 'zod';
import { originOf } from '@/forms/request.server.ts';
import { type SiteCall, withSite } from '@/handlers/with-site.server.ts';

export interface PasskeyCall<Body = unknown, Who = unknown> extends SiteCall<never, Body, undefined, Who> {
  place: PasskeyPlace;
}

export interface PasskeyReply {
  data: object;
  cookies: readonly string[];
}

/** The host is trusted because the site was found by it. */
function placeOf({ request, site }: Pick<PasskeyCall, 'request' | 'site'>): PasskeyPlace {
  const origin = originOf(request);
  return { siteSlug: site.slug, siteName: site.name, host: new URL(origin).hostname, origin };
}

function responseTo({ data, cookies }: PasskeyReply): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const value of cookies) headers.append('set-cookie', value);
  return Response.json(data, { headers });
}

const optionsOf = (failureText: string) =>
  ({
    ownRequest: true,
    rate: { name: 'passkey', counter: 'path' },
    failure: { event: 'passkey_call_failed', text: failureText },
  }) as const;

/**
 * Returns the handler of a passkey call by anybody.
 * @param failureText the message for unexpected errors and invalid bodies
 */
export const passkeyRoute = <Body extends z.ZodType>(
  failureText: string,
  body: Body,
  act: (call: PasskeyCall<z.output<Body>>) => Promise<PasskeyReply>,
) =>
  withSite(async (call) => responseTo(await act({ ...call, place: placeOf(call) })), {
    ...optionsOf(failureText),
    body,
  });

/** Same as `passkeyRoute`, but for signed-in shoppers. */
export const shopperPasskeyRoute = <Body extends z.ZodType>(
  failureText: string,
  body: Body,
  act: (call: PasskeyCall<z.output<Body>, Shopper>) => Promise<PasskeyReply>,
) =>
  withSite(async (call) => responseTo(await act({ ...call, place: placeOf(call) })), {
    ...optionsOf(failureText),
    body,
    session: 'required',
    sessionText: 'Please sign in first.',
  });
