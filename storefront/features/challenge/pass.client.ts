'use client';
import { ChallengeDialog } from './dialog.client.ts';
import type { ChallengeOffer } from './offer.ts';
import { loadTurnstile } from './turnstile.client.ts';

/** Minimum width of the vendor's flexible widget, in pixels. */
const FLEXIBLE_PX = 300;

/** Sent instead of a token if the challenge cannot load; the server knows whether the vendor is down. */
const NOT_LOADED = 'not-loaded';

/**
 * Shows a challenge in a dialog over the page, and returns its token.
 * @param brought the rejected token; empty for the first time
 * @throws if the shopper closes it
 */
export async function passChallenge(offer: ChallengeOffer, brought: string): Promise<string> {
  const turnstile = await loadTurnstile(offer.script).catch(() => null);
  if (!turnstile && brought !== NOT_LOADED) return NOT_LOADED;
  const dialog = new ChallengeDialog(offer);
  return new Promise((resolve, reject) => {
    dialog.onClose(() => reject(new Error('the challenge is not solved')));
    if (!turnstile) return dialog.fail(null);
    dialog.show(brought === '' ? 'first' : 'again');
    const widget = turnstile.render(dialog.place, {
      sitekey: offer.siteKey,
      action: offer.action,
      size: dialog.place.clientWidth < FLEXIBLE_PX ? 'compact' : 'flexible',
      theme: 'light',
      language: offer.language,
      callback: (token) => {
        resolve(token);
        dialog.close();
      },
      'error-callback': () => {
        dialog.fail(() => {
          dialog.show('first');
          if (widget) turnstile.reset(widget);
        });
        // Handled: suppresses the vendor's own error message.
        return true;
      },
      'unsupported-callback': () => dialog.fail(null),
    });
    if (!widget) dialog.fail(null);
  });
}
