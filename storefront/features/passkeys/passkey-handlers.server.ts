import { deviceName, knownDevice } from '@forecourt/lib/accounts/device-name';
import {
  addPasskey,
  newPasskeyOptions,
  passkeyProofOptions,
  passkeySignInOptions,
  proveByPasskey,
  signInByPasskey,
} from '@forecourt/lib/accounts/passkeys.server';
import { hasFreshProof, readSession } from '@forecourt/lib/accounts/session.server';
import { keepLanguage } from '@forecourt/lib/leads/keep-language.server';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { safeTarget } from '@forecourt/lib/sites/account-paths';
import { z } from 'zod';
import { claimGuestDeals } from '@/features/deal-link/guest-deals.server.ts';
import { log } from '@/logging/log.server.ts';
import { chosenLanguage } from '@/site/handler-language.server.ts';
import { knownBrowserCookies } from '@/site/known-browser.server.ts';
import {
  forgetPasskeyRequest,
  passkeyCookie,
  passkeyToken,
  sessionCookie,
  sessionToken,
} from '@/site/session-cookies.server.ts';
import {
  FULL_TEXT,
  NOT_ADDED_TEXT,
  NOT_PROVEN_TEXT,
  NOT_SIGNED_IN_TEXT,
  PROVE_FIRST_TEXT,
} from './passkey-messages.ts';
import { type PasskeyCall, passkeyRoute, shopperPasskeyRoute } from './passkey-route.server.ts';

async function expectProof({ request, site, pool }: PasskeyCall): Promise<void> {
  const token = sessionToken(request.headers) ?? '';
  if (!(await hasFreshProof(pool, { siteSlug: site.slug, token })))
    throw new ApiError('proof_needed', PROVE_FIRST_TEXT);
}

/** Requests for options have no body that matters. */
const anything = z.unknown();

/** Returns WebAuthn options to create a passkey for the signed-in shopper. */
export const handleAddOptions = shopperPasskeyRoute(UNKNOWN_ERROR, anything, async (call) => {
  const { request, place, pool, shopper } = call;
  await expectProof(call);
  const newOptions = await newPasskeyOptions(pool, place, shopper);
  if (!newOptions) throw new ApiError('full', FULL_TEXT);
  return {
    data: { options: newOptions.options },
    cookies: [passkeyCookie(request, newOptions.requestToken)],
  };
});

const answerOfDevice = z.object({ answer: z.record(z.string(), z.unknown()) });

export const handleAdd = shopperPasskeyRoute(NOT_ADDED_TEXT, answerOfDevice, async (call) => {
  const { request, site, place, pool, shopper, body } = call;
  // Creating it may take minutes, so the verification may have expired.
  await expectProof(call);
  const requestToken = passkeyToken(request.headers);
  const name = deviceName(request.headers.get('user-agent') ?? '');
  const isAdded =
    requestToken !== null &&
    (await addPasskey(pool, place, { userId: shopper.userId, requestToken, name, answer: body.answer }));
  if (!isAdded) throw new ApiError('bad_input', NOT_ADDED_TEXT);
  log.info({ site: site.slug }, 'a passkey was added');
  return { data: { added: true }, cookies: [forgetPasskeyRequest(request)] };
});

/** Returns WebAuthn options for identity verification with one of the account's passkeys. */
export const handleProofOptions = shopperPasskeyRoute(
  NOT_PROVEN_TEXT,
  anything,
  async ({ request, place, pool, shopper }) => {
    const proof = await passkeyProofOptions(pool, place, shopper.userId);
    if (!proof) throw new ApiError('conflict', NOT_PROVEN_TEXT);
    return { data: { options: proof.options }, cookies: [passkeyCookie(request, proof.requestToken)] };
  },
);

/** Accepts a device's signature as identity verification for five minutes. */
export const handleProof = shopperPasskeyRoute(
  NOT_PROVEN_TEXT,
  answerOfDevice,
  async ({ request, site, place, pool, shopper, body }) => {
    const requestToken = passkeyToken(request.headers);
    const isProven =
      requestToken !== null &&
      (await proveByPasskey(pool, place, {
        requestToken,
        answer: body.answer,
        userId: shopper.userId,
        sessionToken: sessionToken(request.headers) ?? '',
      }));
    log.info({ site: site.slug, isProven }, 'somebody proved who they are by a passkey');
    if (!isProven) throw new ApiError('not_signed_in', NOT_PROVEN_TEXT);
    return { data: { proven: true }, cookies: [forgetPasskeyRequest(request)] };
  },
);

export const handleSignInOptions = passkeyRoute(
  NOT_SIGNED_IN_TEXT,
  anything,
  async ({ request, place, pool }) => {
    const { options, requestToken } = await passkeySignInOptions(pool, place);
    return { data: { options }, cookies: [passkeyCookie(request, requestToken)] };
  },
);

const signature = z.object({ answer: z.record(z.string(), z.unknown()), redirect: z.string().max(2000) });

export const handlePasskeySignIn = passkeyRoute(
  NOT_SIGNED_IN_TEXT,
  signature,
  async ({ request, site, place, pool, body }) => {
    const requestToken = passkeyToken(request.headers);
    const token = requestToken
      ? await signInByPasskey(pool, place, {
          requestToken,
          answer: body.answer,
          sessionToken: sessionToken(request.headers),
          device: knownDevice(request.headers.get('user-agent') ?? ''),
        })
      : null;
    if (!token) {
      log.info({ site: site.slug }, 'passkey_refused');
      throw new ApiError('not_signed_in', NOT_SIGNED_IN_TEXT);
    }
    await keepChosenLanguage(pool, site.slug, token);
    log.info({ site: site.slug }, 'somebody signed in by a passkey');
    return {
      data: { next: safeTarget(body.redirect) },
      cookies: [
        sessionCookie(request, token),
        ...(await knownBrowserCookies(request, site, token)),
        ...(await claimGuestDeals(request, site, token)),
        forgetPasskeyRequest(request),
      ],
    };
  },
);

/** Keeps the language of the page as that of the account's messages; an English page leaves the account's own. */
async function keepChosenLanguage(pool: PasskeyCall['pool'], siteSlug: string, token: string): Promise<void> {
  const language = chosenLanguage();
  const shopper = language && (await readSession(pool, { siteSlug, token }));
  if (shopper) await keepLanguage(pool, { siteSlug, userId: shopper.userId }, language);
}
