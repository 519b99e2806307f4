import { z } from 'zod';
import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';
import type { AdvertFact } from '../../vehicle/advert-text/facts.ts';
import type { TextKind, Voice } from '../../vehicle/advert-text/write.ts';

/** Writes texts about vehicles. Its texts are checked against the facts before anybody sees them. */
export interface TextModel {
  /** @throws if it does not answer in time, or its answer has no text */
  write(facts: readonly AdvertFact[], request: { kind: TextKind; voice: Voice }): Promise<string>;
}

const LENGTHS: Readonly<Record<TextKind, string>> = {
  description: 'Write six to ten short sentences for the page of this vehicle.',
  advert: 'Write at most three short sentences for an advertisement.',
};
const TONES: Readonly<Record<Voice, string>> = {
  plain: 'Use plain, factual Australian English.',
  friendly: 'Use friendly, plain Australian English, as a salesperson speaks to a customer.',
};
const RULES = `State only the facts in the list, with their numbers and units as written. Mention nothing else: no
equipment, history, owner, warranty, comparison, superlative or promise that is not in the list. No headings.`;
const MOST_TOKENS = 600;
const LONGEST = 4_000;

const answerSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().trim().min(1) }) })).min(1),
});

/**
 * Returns a model behind an API with the common shape of chat completions (`POST {url}/chat/completions`).
 * Only facts of the vehicle are sent, no personal data.
 * @param options.url without a trailing slash, such as `https://models.example/v1`
 */
export const chatModel = ({
  url,
  key,
  model,
}: {
  url: string;
  key: string | undefined;
  model: string;
}): TextModel => ({
  async write(facts, { kind, voice }) {
    const response = await vendorFetch('textModel')(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({
        model,
        temperature: 0.2,
        max_tokens: MOST_TOKENS,
        messages: [
          { role: 'system', content: `${LENGTHS[kind]} ${TONES[voice]}\n${RULES}` },
          { role: 'user', content: facts.map(({ label, value }) => `${label}: ${value}`).join('\n') },
        ],
      }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`the text model answered ${response.status}`);
    }
    const answer = answerSchema.parse(await response.json());
    return (answer.choices[0]?.message.content ?? '').slice(0, LONGEST);
  },
});
