import type { CheckAnswer } from '@forecourt/lib/operations/new-site/office-contract';
import { useEffect } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import type { Logo } from './draft.ts';

const REST_MS = 400;

/** Loads the colours derived from a logo and the chosen colours, debounced. */
export function useLook(
  office: BackOffice,
  { logo, accent, brand }: { logo: Logo | null; accent: string; brand: string },
  onAnswer: (answer: CheckAnswer) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the request does not depend on `onAnswer`
  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      const request = { ...(accent && { accent }), ...(brand && { brand }) };
      const file = logo && { filename: logo.filename, content: logo.content };
      // On errors the default colours are shown, and the next step reports the problem.
      const answer = await office
        .checkNewSite({ request, logo: file, wantsPlan: false }, controller.signal)
        .catch(() => null);
      if (answer && !controller.signal.aborted) onAnswer(answer);
    };
    const timer = setTimeout(() => void ask(), REST_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [office, logo, accent, brand]);
}
