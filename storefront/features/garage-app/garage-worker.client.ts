'use client';
import { PHOTOS_PATH } from '@forecourt/lib/leads/trade-in/limits';
import { ENGLISH, inLanguage, type Language } from '@forecourt/lib/platform/language/languages';
import { GARAGE_WORKER_PATH } from '@forecourt/lib/sites/garage-app';
import { SHARED_CACHE } from '@/features/trade-in/shared-photos.ts';
import { APP_PATHS, CACHE_PREFIX, WORKER_MESSAGES } from './paths.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };

const post = (address: string, body: unknown): Promise<Response> =>
  fetch(address, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) });

/** Set once somebody signs out on this page: from then on it keeps nothing, although the session still lives. */
let isLeaving = false;

/**
 * Registers the service worker, and has it keep the garage for reading offline. Its registration for the garage in
 * another language than English only shows that page; updates and notifications are those of the English address.
 * @param savedHere ids of vehicles that are saved only in this browser
 * @param onUpdate called with a function that switches to a new version, once one waits
 * @param options.takesPhotos whether photos for a valuation can be shared with the app
 * @param options.language of the page, in which the garage is kept
 */
export async function startGarageWorker(
  scope: string,
  savedHere: readonly string[],
  onUpdate: (update: () => void) => void,
  { takesPhotos = false, language = ENGLISH }: { takesPhotos?: boolean; language?: Language } = {},
): Promise<void> {
  const registration = await navigator.serviceWorker.register(GARAGE_WORKER_PATH, { scope });
  const newest = registration.active ?? registration.waiting ?? registration.installing;
  // The address that photos are shared with; a failure leaves them to the server.
  if (takesPhotos)
    await navigator.serviceWorker.register(GARAGE_WORKER_PATH, { scope: PHOTOS_PATH }).catch(() => undefined);
  const page = inLanguage(scope, language);
  if (page !== scope)
    await navigator.serviceWorker.register(GARAGE_WORKER_PATH, { scope: page }).catch(() => undefined);
  if (!isLeaving)
    newest?.postMessage(
      `${WORKER_MESSAGES.keep}${savedHere.join()}${language === ENGLISH ? '' : ` ${language}`}`,
    );
  const offer = (worker: ServiceWorker) => {
    onUpdate(() => {
      // Not `controllerchange`: the first page after an installation has no controller.
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated') location.reload();
      });
      worker.postMessage(WORKER_MESSAGES.update);
    });
  };
  if (registration.waiting && registration.active) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) offer(worker);
    });
  });
  await navigator.clearAppBadge?.().catch(() => undefined);
}

/** Deletes what is kept on this device and ends its notifications, because somebody signs out. */
export async function forgetGarage(scope: string): Promise<void> {
  isLeaving = true;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  registration?.active?.postMessage(WORKER_MESSAGES.forget);
  await Promise.allSettled([
    deleteKept(),
    navigator.clearAppBadge?.(),
    subscriptionIn(registration).then((own) => own?.unsubscribe()),
  ]);
}

/** Deletes the kept page and shared photos here too: the worker may act only after the next person has come. */
async function deleteKept(): Promise<void> {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(CACHE_PREFIX) || name === SHARED_CACHE,
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}

const subscriptionIn = async (registration: ServiceWorkerRegistration | undefined) =>
  (await registration?.pushManager?.getSubscription()) ?? null;

/**
 * Returns whether this browser has the account's notifications, and marks them as read. A subscription that
 * ended with its session, is another account's, or has an earlier key of ours is removed from the browser.
 */
export async function isSubscribed(scope: string, publicKey: string | null): Promise<boolean> {
  const subscription = await subscriptionIn(await navigator.serviceWorker.getRegistration(scope));
  if (!subscription) return false;
  if (hasKey(subscription, publicKey)) {
    const answer = await post(APP_PATHS.seen, { endpoint: subscription.endpoint }).catch(() => null);
    if (answer?.status !== 404) return true;
  }
  await subscription.unsubscribe();
  return false;
}

/** Returns whether our key can send to a subscription; assumes so of browsers that do not say. */
function hasKey({ options }: PushSubscription, publicKey: string | null): boolean {
  const key = options?.applicationServerKey;
  if (!key) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}

/** Asks for permission and adds this browser; false if the person or the browser refuses. */
export async function subscribe(scope: string, publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const registration = await navigator.serviceWorker.register(GARAGE_WORKER_PATH, { scope });
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  if ((await post(APP_PATHS.subscribe, { endpoint, keys })).ok) return true;
  await subscription.unsubscribe();
  return false;
}

/** Removes this browser. */
export async function unsubscribe(scope: string): Promise<void> {
  const subscription = await subscriptionIn(await navigator.serviceWorker.getRegistration(scope));
  if (!subscription) return;
  await post(APP_PATHS.unsubscribe, { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
