import { Advice } from '../terminal/steps.mjs';

const PAUSE_MS = 200;

/**
 * Waits until an address answers with success.
 * @param until judges the answer's text; without it any success will do
 * @throws Advice after `seconds` without a good answer
 */
export async function waitFor(
  url: string,
  {
    seconds,
    name,
    until: good = () => true,
  }: { seconds: number; name: string; until?: (text: string) => boolean },
): Promise<void> {
  const until = performance.now() + seconds * 1000;
  let last = 'no answer';
  while (performance.now() < until) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      if (response.ok && good(await response.text())) return;
      last = response.ok ? 'not ready' : `status ${response.status}`;
    } catch (error) {
      last = error instanceof Error ? error.message : 'no answer';
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Advice(
    `${name} did not answer within ${seconds} s (${last}): look into its log under .data, then run again.`,
  );
}
