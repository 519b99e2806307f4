import webPush from 'web-push';
import {
  PostProblem,
  PUBLIC_HTTPS,
  postOutside,
  type Reach,
} from '../../platform/network/post-outside.server.ts';
import { isPushAddress } from './push-service.ts';

/** Key pair that identifies us to push services (RFC 8292), and where they find us. */
export interface PushSender {
  publicKey: string;
  privateKey: string;
  /** `mailto:` or `https:`. */
  subject: string;
  /** `PUSH_HOST`, which may be on this machine. */
  emulator: string | null;
}

/** A browser's address and keys, as `PushSubscription.toJSON()` returns them. */
export interface PushReceiver {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What the service worker of My Garage shows. */
export interface PushContent {
  /** The same for every attempt: a notification replaces an earlier one with its id. */
  id: string;
  title: string;
  body: string;
  /** Where a press on it leads, on the site. */
  path: string;
  /** Number on the app's icon. */
  unread: number;
}

/** The browser's subscription has ended, so that it must be removed. */
export class GoneError extends Error {
  override name = 'GoneError';
}
/** The push service will never accept this message. */
export class RefusedPushError extends Error {
  override name = 'RefusedPushError';
}

/** How long a push service keeps a notification for a browser that is offline: older news is no news. */
const KEEP_SECONDS = 24 * 3_600;
/** Answers after which another attempt is of use. */
const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

/**
 * Sends a notification, encrypted for the browser (RFC 8291), through its push service.
 * @throws GoneError, RefusedPushError, or PostProblem or HostAwayError if it is worth another attempt
 */
export async function sendPush(
  { publicKey, privateKey, subject, emulator }: PushSender,
  { endpoint, p256dh, auth }: PushReceiver,
  content: PushContent,
): Promise<void> {
  if (!isPushAddress(endpoint, emulator ?? undefined)) throw new RefusedPushError('not a push service');
  const { headers, body } = request();
  try {
    await postOutside(endpoint, { use: 'push', headers, body }, reachOf(emulator));
  } catch (error) {
    if (error instanceof PostProblem && (error.status === 404 || error.status === 410))
      throw new GoneError('the subscription has ended');
    if (error instanceof PostProblem && error.status !== null && !isPassing(error.status))
      throw new RefusedPushError(error.message);
    throw error;
  }

  function request() {
    try {
      const details = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(content),
        {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: KEEP_SECONDS,
          urgency: 'normal',
          contentEncoding: 'aes128gcm',
        },
      );
      const text = Object.entries(details.headers).map(([name, value]) => [name, String(value)] as const);
      return { headers: Object.fromEntries(text), body: details.body ?? Buffer.alloc(0) };
    } catch {
      // The browser's keys are no point of the curve; the library's message may quote them.
      throw new RefusedPushError('the keys of the subscription are not valid');
    }
  }
}

/** The emulator is on this machine, over http; every other address must be public. */
const reachOf = (emulator: string | null): Reach =>
  emulator
    ? {
        ...PUBLIC_HTTPS,
        isAllowedUrl: (url) => url.origin === new URL(emulator).origin || PUBLIC_HTTPS.isAllowedUrl(url),
        isAllowedAddress: () => true,
      }
    : PUBLIC_HTTPS;
