'use client';
import { GARAGE_WORKER_PATH } from '@forecourt/lib/sites/garage-app';
import { APP_PATHS, WORKER_MESSAGES } from './paths.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };

/** Posts to a route of the app; returns whether it succeeded. */
const post = async (address: string, body: unknown = {}): Promise<boolean> =>
  (await fetch(address, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) })).ok;

/**
 * Registers the service worker, has it keep the garage for reading offline, and marks notifications as read.
 * @param savedHere ids of vehicles that are saved only in this browser
 * @param onUpdate called with a function that switches to a new version, once one waits
 */
export async function startGarageWorker(
  scope: string,
  savedHere: readonly string[],
  onUpdate: (update: () => void) => void,
): Promise<void> {
  const registration = await navigator.serviceWorker.register(GARAGE_WORKER_PATH, { scope });
  const newest = registration.active ?? registration.waiting ?? registration.installing;
  newest?.postMessage(`${WORKER_MESSAGES.keep}${savedHere.join()}`);
  const offer = (worker: ServiceWorker) => {
    onUpdate(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
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
  await Promise.allSettled([navigator.clearAppBadge?.(), post(APP_PATHS.seen)]);
}

/** Deletes what is kept on this device and ends its notifications, because somebody signs out. */
export async function forgetGarage(scope: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  registration?.active?.postMessage(WORKER_MESSAGES.forget);
  await Promise.allSettled([
    navigator.clearAppBadge?.(),
    subscriptionIn(registration).then((own) => own?.unsubscribe()),
  ]);
}

const subscriptionIn = async (registration: ServiceWorkerRegistration | undefined) =>
  (await registration?.pushManager?.getSubscription()) ?? null;

/** Returns whether this browser has notifications of the garage. */
export async function isSubscribed(scope: string): Promise<boolean> {
  return (await subscriptionIn(await navigator.serviceWorker.getRegistration(scope))) !== null;
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
  if (await post(APP_PATHS.subscribe, { endpoint, keys })) return true;
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
