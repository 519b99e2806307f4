import { deviceName, knownDevice } from '@forecourt/lib/accounts/device-name';
import {
  addPasskey,
  newPasskeyOptions,
  passkeyProofOptions,
  passkeySignInOptions,
  proveByPasskey,
  signInByPasskey,
} from '@forecourt/lib/accounts/passkeys.server';
import { hasFreshProof } from '@forecourt/lib/accounts/session.server';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { ownTarget } from '@forecourt/lib/sites/account-paths';
import { z } from 'zod';
import { PROOF_NEEDED } from '@/forms/error-code.ts';
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
import { type PasskeyCall, takePasskeyCall } from './place.server.ts';
import { FULL_TEXT, NOT_ADDED_TEXT, NOT_PROVEN_TEXT, NOT_SIGNED_IN_TEXT, PROVE_FIRST_TEXT } from './words.ts';

const NOT_SIGNED_IN = { error: 'Please sign in first.', status: 401 } as const;
const NOT_PROVEN = { error: PROVE_FIRST_TEXT, status: 403, code: PROOF_NEEDED } as const;

const isProven = (request: Request, { site, pool }: PasskeyCall): Promise<boolean> =>
  hasFreshProof(pool, { siteSlug: site.slug, token: sessionToken(request.headers) ?? '' });

/** Returns WebAuthn options to create a passkey for the signed-in shopper. */
export const takeAddOptions = (request: Request): Promise<Response> =>
  takePasskeyCall(request, UNKNOWN_ERROR, async (call) => {
    const { site, place, pool } = call;
    const shopper = await readShopper(request, site);
    if (!shopper) return NOT_SIGNED_IN;
    if (!(await isProven(request, call))) return NOT_PROVEN;
    const newOptions = await newPasskeyOptions(pool, place, shopper);
    if (!newOptions) return { error: FULL_TEXT, status: 409 };
    return {
      data: { options: newOptions.options },
      cookies: [passkeyCookie(request, newOptions.requestToken)],
    };
  });

const answerOfDevice = z.object({ answer: z.record(z.string(), z.unknown()) });

/** Adds the passkey that a device has created. */
export const takeAdd = (request: Request): Promise<Response> =>
  takePasskeyCall(request, NOT_ADDED_TEXT, async (call) => {
    const { site, place, pool, body } = call;
    const shopper = await readShopper(request, site);
    const requestToken = passkeyToken(request.headers);
    const { data } = answerOfDevice.safeParse(body);
    if (!shopper) return NOT_SIGNED_IN;
    // Creating it may take minutes, so the verification may have expired.
    if (!(await isProven(request, call))) return NOT_PROVEN;
    const name = deviceName(request.headers.get('user-agent') ?? '');
    const isAdded =
      requestToken !== null &&
      data !== undefined &&
      (await addPasskey(pool, place, { userId: shopper.userId, requestToken, name, answer: data.answer }));
    if (!isAdded) return { error: NOT_ADDED_TEXT, status: 400 };
    log.info({ site: site.slug }, 'a passkey was added');
    return { data: { added: true }, cookies: [forgetPasskeyRequest(request)] };
  });

/** Returns WebAuthn options for identity verification with one of the account's passkeys. */
export const takeProofOptions = (request: Request): Promise<Response> =>
  takePasskeyCall(request, NOT_PROVEN_TEXT, async ({ site, place, pool }) => {
    const shopper = await readShopper(request, site);
    if (!shopper) return NOT_SIGNED_IN;
    const proof = await passkeyProofOptions(pool, place, shopper.userId);
    if (!proof) return { error: NOT_PROVEN_TEXT, status: 409 };
    return { data: { options: proof.options }, cookies: [passkeyCookie(request, proof.requestToken)] };
  });

/** Accepts a device's signature as identity verification for five minutes. */
export const takeProof = (request: Request): Promise<Response> =>
  takePasskeyCall(request, NOT_PROVEN_TEXT, async ({ site, place, pool, body }) => {
    const shopper = await readShopper(request, site);
    if (!shopper) return NOT_SIGNED_IN;
    const requestToken = passkeyToken(request.headers);
    const { data } = answerOfDevice.safeParse(body);
    const isTaken =
      requestToken !== null &&
      data !== undefined &&
      (await proveByPasskey(pool, place, {
        requestToken,
        answer: data.answer,
        userId: shopper.userId,
        sessionToken: sessionToken(request.headers) ?? '',
      }));
    log.info({ site: site.slug, isProven: isTaken }, 'somebody proved who they are by a passkey');
    if (!isTaken) return { error: NOT_PROVEN_TEXT, status: 401 };
    return { data: { proven: true }, cookies: [forgetPasskeyRequest(request)] };
  });

export const takeSignInOptions = (request: Request): Promise<Response> =>
  takePasskeyCall(request, NOT_SIGNED_IN_TEXT, async ({ place, pool }) => {
    const { options, requestToken } = await passkeySignInOptions(pool, place);
    return { data: { options }, cookies: [passkeyCookie(request, requestToken)] };
  });

const signature = z.object({ answer: z.record(z.string(), z.unknown()), redirect: z.string().max(2000) });

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
            device: knownDevice(request.headers.get('user-agent') ?? ''),
          })
        : null;
    if (!token || !data) {
      log.info({ site: site.slug }, 'passkey_refused');
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
