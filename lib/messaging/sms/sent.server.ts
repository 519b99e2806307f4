import { z } from 'zod';
import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';
import { accountAddress, authorization, type TextSender } from './send.server.ts';

/** As many as anybody gets in a few days. */
const MOST = 100;

const answerSchema = z.object({
  messages: z.array(z.object({ body: z.string(), date_created: z.string() })),
});

/**
 * What the service took for a phone since a moment, by Twilio's REST API (`GET .../Messages.json?To=`).
 * @param to as `+61412345678`
 * @returns the words of the texts, the last one first
 * @throws Error when the service does not answer so that it can be read; nothing of texts and numbers stands in it
 */
export async function sentTexts(
  sender: TextSender,
  { to, since }: { to: string; since: Date },
  patienceMs: number,
): Promise<string[]> {
  const query = new URLSearchParams({ To: to, PageSize: String(MOST) });
  const answer = await vendorFetch('twilio')(`${accountAddress(sender)}?${query}`, {
    headers: { authorization: authorization(sender) },
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => null);
  const list = answer?.ok ? answerSchema.safeParse(await answer.json().catch(() => null)) : null;
  if (!list?.success)
    throw new Error(`the texts that were sent cannot be read: ${answer?.status ?? 'no answer'}`);
  // The service's clock may be a little behind, and counts in seconds.
  const earliest = since.getTime() - 60_000;
  return list.data.messages
    .filter(({ date_created }) => Date.parse(date_created) >= earliest)
    .map(({ body }) => body);
}
