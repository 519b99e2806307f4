import { deviceName } from '@forecourt/lib/account/device-name';
import {
  addPasskey,
  newPasskeyOptions,
  passkeySignInOptions,
  signInByPasskey,
} from '@forecourt/lib/account/passkeys.server';
import { ownTarget } from '@forecourt/lib/account/paths';
import { UNKNOWN_ERROR } from '@forecourt/lib/text/errors';
import { z } from 'zod';
import { log } from '@/logging/log.server.ts';
import { knownBrowserCookies } from '@/site/known-browser.server.ts';
import {
  forgetPasskeyRequest,
  passkeyCookie,
  passkeyToken,
  sessionCookie,
  sessionToken,
} from '@/site/session-cookies.server.ts';
import { readShopper } from '@/site/shopper.server.ts';
import { takePasskeyCall } from './place.server.ts';
import { FULL_TEXT, NOT_ADDED_TEXT, NOT_SIGNED_IN_TEXT } from './words.ts';

const NOT_SIGNED_IN = { error: 'Please sign in first.', status: 401 } as const;

/** What a device needs to make a passkey for whoever is signed in. */
export const takeAddOptions = (request: Request): Promise<Response> =>
  takePasskeyCall(request, UNKNOWN_ERROR, async ({ site, place, pool }) => {
    const shopper = await readShopper(request, site);
    if (!shopper) return NOT_SIGNED_IN;
    const newOptions = await newPasskeyOptions(pool, place, shopper);
    if (!newOptions) return { error: FULL_TEXT, status: 409 };
    return {
      data: { options: newOptions.options },
      cookies: [passkeyCookie(request, newOptions.requestToken)],
    };
  });

const addition = z.object({ answer: z.record(z.string(), z.unknown()) });

/** Adds the passkey that a device made. */
export const takeAdd = (request: Request): Promise<Response> =>
  takePasskeyCall(request, NOT_ADDED_TEXT, async ({ site, place, pool, body }) => {
    const shopper = await readShopper(request, site);
    const requestToken = passkeyToken(request.headers);
    const { data } = addition.safeParse(body);
    if (!shopper) return NOT_SIGNED_IN;
    const name = deviceName(request.headers.get('user-agent') ?? '');
    const isAdded =
      requestToken !== null &&
      data !== undefined &&
      (await addPasskey(pool, place, { userId: shopper.userId, requestToken, name, answer: data.answer }));
    if (!isAdded) return { error: NOT_ADDED_TEXT, status: 400 };
    log.info({ site: site.slug }, 'a passkey was added');
    return { data: { added: true }, cookies: [forgetPasskeyRequest(request)] };
  });

/** What a device needs to sign in. */
export const takeSignInOptions = (request: Request): Promise<Response> =>
  takePasskeyCall(request, NOT_SIGNED_IN_TEXT, async ({ place, pool }) => {
    const { options, requestToken } = await passkeySignInOptions(pool, place);
    return { data: { options }, cookies: [passkeyCookie(request, requestToken)] };
  });

const signature = z.object({ answer: z.record(z.string(), z.unknown()), redirect: z.string().max(2000) });

/** Signs in by what a device signed. */
export const takePasskeySignIn = (request: Request): Promise<Response> =>
  takePasskeyCall(request, NOT_SIGNED_IN_TEXT, async ({ site, place, pool, body }) => {
    const requestToken = passkeyToken(request.headers);
    const { data } = signature.safeParse(body);
    const token =
      requestToken && data
        ? await signInByPasskey(pool, place, {
            requestToken,
            answer: data.answer,
            sessionToken: sessionToken(request.headers),
          })
        : null;
    if (!token || !data) {
      log.info({ site: site.slug }, 'a passkey was refused');
      return { error: NOT_SIGNED_IN_TEXT, status: 401 };
    }
    log.info({ site: site.slug }, 'somebody signed in by a passkey');
    return {
      data: { next: ownTarget(data.redirect) },
      cookies: [
        sessionCookie(request, token),
        ...(await knownBrowserCookies(request, site, token)),
        forgetPasskeyRequest(request),
      ],
    };
  });
