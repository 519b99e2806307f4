'use client';
import { createRoot } from 'react-dom/client';
import { ChallengeDialog } from './ChallengeDialog.client.tsx';
import type { ChallengeOffer } from './offer.ts';
import { loadTurnstile } from './turnstile.client.ts';

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
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  try {
    return await new Promise((resolve, reject) => {
      root.render(
        <ChallengeDialog
          offer={offer}
          turnstile={turnstile}
          isAgain={brought !== ''}
          onPassed={resolve}
          onClose={() => reject(new Error('not solved'))}
        />,
      );
    });
  } finally {
    root.unmount();
    place.remove();
  }
}
