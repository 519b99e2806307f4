import { z } from 'zod';
import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';
import { accountAddress, authorization, type SmsSender } from './send.server.ts';

/** More than anyone gets within a few days. */
const MOST = 100;

const answerSchema = z.object({
  messages: z.array(z.object({ sid: z.string(), body: z.string(), date_created: z.string() })),
});

/**
 * Returns the SMS sent to a phone since a time, from Twilio's REST API (`GET .../Messages.json?To=`).
 * @param to as `+61412345678`
 * @returns message texts, newest first
 * @throws Error if the response can't be read; it contains neither texts nor numbers
 */
export async function sentSms(
  sender: SmsSender,
  options: { to: string; since: Date },
  patienceMs: number,
): Promise<string[]> {
  return (await sentMessages(sender, options, patienceMs)).map(({ body }) => body);
}

/** Like `sentSms`, with Twilio's ids, which tell apart messages with the same text. */
export async function sentMessages(
  sender: SmsSender,
  { to, since }: { to: string; since: Date },
  patienceMs: number,
): Promise<{ sid: string; body: string }[]> {
  const query = new URLSearchParams({ To: to, PageSize: String(MOST) });
  const answer = await vendorFetch('twilio')(`${accountAddress(sender)}?${query}`, {
    headers: { authorization: authorization(sender) },
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => null);
  const list = answer?.ok ? answerSchema.safeParse(await answer.json().catch(() => null)) : null;
  if (!list?.success) throw new Error(`the sent messages cannot be read: ${answer?.status ?? 'no answer'}`);
  // Tolerates clock differences and Twilio's precision of seconds.
  const earliest = since.getTime() - 60_000;
  return list.data.messages.filter(({ date_created }) => Date.parse(date_created) >= earliest);
}
