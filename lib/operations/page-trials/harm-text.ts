import type { Guardrail } from './result.ts';

const HARM_TEXTS: Readonly<Record<Guardrail, string>> = {
  lead: 'fewer visitors enquire',
  error: 'more visitors have a script error on the page',
  slow: 'the page loads slowly for more visitors',
};

/** Says what the change made worse; null if nothing. */
export const harmText = (harmed: readonly Guardrail[]): string | null =>
  harmed.length === 0
    ? null
    : `The change does harm: ${harmed.map((guardrail) => HARM_TEXTS[guardrail]).join(', and ')}.`;
