'use client';
import { ChallengeDialog } from './dialog.client.ts';
import type { ChallengeOffer } from './offer.ts';
import { loadTurnstile } from './turnstile.client.ts';

/** What the vendor's wide widget takes at least. */
const FLEXIBLE_PX = 300;

/** Brought in place of a token by a browser that cannot load the challenge: the server knows whether anybody can. */
const NOT_LOADED = 'not-loaded';

/**
 * Has a challenge solved in a dialog over whatever is open. The page knows nothing of it before it is asked for.
 * @param brought what was brought before and refused, empty for the first time
 * @returns the token to bring
 * @throws when the shopper closes it
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
      language: 'en',
      callback: (token) => {
        resolve(token);
        dialog.close();
      },
      'error-callback': () => {
        dialog.fail(() => {
          dialog.show('first');
          if (widget) turnstile.reset(widget);
        });
        // It is ours to say what went wrong.
        return true;
      },
      'unsupported-callback': () => dialog.fail(null),
    });
    if (!widget) dialog.fail(null);
  });
}
