import { setTimeout } from 'node:timers/promises';

/** Pause before retrying, in milliseconds. */
const RETRY_MS = 60_000;

export const PUBLIC_DATASET =
  'Anyone can read the dataset without a token, including email addresses for leads and all site settings. Make it private: sanity datasets visibility set <dataset> private';

/**
 * Logs a warning at startup if the dataset is public. Retries while the content service is down.
 * @param isPublic queries the content service; throws while it is down
 */
export async function reportPublicDataset(
  isPublic: () => Promise<boolean>,
  report: (words: string) => void,
  wait: () => Promise<unknown> = () => setTimeout(RETRY_MS, undefined, { ref: false }),
): Promise<void> {
  for (;;) {
    const answer = await isPublic().catch(() => null);
    if (answer) report(PUBLIC_DATASET);
    if (answer !== null) return;
    await wait();
  }
}
