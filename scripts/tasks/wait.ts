import { Advice } from '../commands/terminal/steps.mjs';

const PAUSE_MS = 200;

/**
 * Waits until an address responds successfully.
 * @param until checks the response's text; by default any success counts
 * @throws Advice if there is no such response within `seconds`
 */
export async function waitFor(
  url: string,
  {
    seconds,
    name,
    until: isGood = () => true,
  }: { seconds: number; name: string; until?: (text: string) => boolean },
): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  let lastProblem = 'no answer';
  while (performance.now() < deadline) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      if (response.ok && isGood(await response.text())) return;
      lastProblem = response.ok ? 'not ready' : `status ${response.status}`;
    } catch (error) {
      lastProblem = error instanceof Error ? error.message : 'no answer';
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Advice(
    `${name} did not respond within ${seconds} s (${lastProblem}): check its log under .data, then run again.`,
  );
}
