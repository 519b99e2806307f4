import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { inboundSignature } from '@forecourt/lib/messaging/mail/inbound-signature';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { z } from 'zod';
import { callWebhook } from './sms.ts';
import { MOST_PICTURES, mediaPath } from './sms-media.ts';
import { STYLES } from './styles.ts';

export interface AnswerOptions {
  /** Address of the storefront. */
  storefront: string;
  /** Own address, where Twilio's files are. */
  inbox: string;
  account: string;
  /** Twilio's token, which signs its webhooks. */
  token: string;
  /** The key that signs inbound mail. */
  mailKey: string;
}

const LONGEST_DELAY_MS = 600_000;
const answerSchema = z.object({
  kind: z.enum(['mail', 'sms', 'whatsapp', 'call']),
  /** The signed address of a mail, or the dealer's number. */
  to: z.string().min(3).max(200),
  /** The shopper's email or number. */
  from: z.string().max(200).default(''),
  text: z.string().max(20_000).default(''),
  /** Pictures in an SMS or a WhatsApp message. */
  pictures: z.coerce.number().int().min(0).max(MOST_PICTURES).default(0),
  /** Of a call. */
  answered: z.coerce.boolean().default(false),
  delayMs: z.coerce.number().int().min(0).max(LONGEST_DELAY_MS).default(0),
  /** How often it arrives: providers repeat what they are not sure of. */
  copies: z.coerce.number().int().min(1).max(5).default(1),
  /** ISO 8601: when the shopper wrote a mail, which may arrive later. */
  writtenAt: z.iso.datetime().optional(),
  /** The provider's id; the same for one message that is sent twice. */
  id: z.string().max(100).optional(),
  /** Sends a wrong signature. */
  forged: z.coerce.boolean().default(false),
});
type Answer = z.output<typeof answerSchema>;

/**
 * What a shopper does: answers by mail, SMS or WhatsApp, or calls a tracking number. `POST /api/answers` with
 * JSON, and the page `/answer` for people. Answers can arrive late, twice or with a wrong signature.
 */
export function answerRoutes(options: AnswerOptions): Hono {
  const app = new Hono();
  app.get('/answer', (context) => context.html(answerPage(context.req.query('to') ?? '')));
  app.post('/api/answers', async (context) => {
    const isJson = context.req.header('content-type')?.startsWith('application/json');
    const parsed = answerSchema.safeParse(isJson ? await context.req.json() : await context.req.parseBody());
    if (!parsed.success) return context.json({ error: z.prettifyError(parsed.error) }, 400);
    const id = parsed.data.id || randomUUID();
    const send = () => sendAnswer(options, { ...parsed.data, id });
    if (parsed.data.delayMs > 0) {
      void delay(parsed.data.delayMs)
        .then(send)
        .catch(() => {});
      return context.json({ id, statuses: [] }, 202);
    }
    const statuses = await send().catch(() => null);
    if (!statuses) return context.json({ error: 'The storefront does not answer.' }, 502);
    return isJson ? context.json({ id, statuses }) : context.html(answerPage(parsed.data.to, statuses));
  });
  return app;
}

async function sendAnswer(options: AnswerOptions, answer: Answer & { id: string }): Promise<number[]> {
  const statuses: number[] = [];
  for (let copy = 0; copy < answer.copies; copy += 1)
    statuses.push(await (answer.kind === 'mail' ? sendMail(options, answer) : sendTwilio(options, answer)));
  return statuses;
}

/** Sends a mail in the format of Mailgun's routes. */
async function sendMail(
  { storefront, mailKey }: AnswerOptions,
  answer: Answer & { id: string },
): Promise<number> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const token = randomBytes(25).toString('hex');
  const written = new Date(answer.writtenAt ?? Date.now()).toUTCString();
  const mime = [
    `From: ${answer.from}`,
    `To: ${answer.to}`,
    'Subject: Re: Your enquiry',
    `Date: ${written}`,
    `Message-ID: <${answer.id}@shopper.example>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    answer.text,
    '',
    `On ${written}, the dealer wrote:`,
    '> Earlier message',
  ].join('\r\n');
  const form = new FormData();
  const signature = inboundSignature(answer.forged ? 'another key' : mailKey, { timestamp, token });
  for (const [name, value] of Object.entries({
    recipient: answer.to,
    sender: answer.from,
    'body-mime': mime,
    timestamp,
    token,
    signature,
  }))
    form.append(name, value);
  const response = await fetch(`${storefront}/api/messages/mail/mime`, { method: 'POST', body: form });
  await response.body?.cancel();
  return response.status;
}

/** Sends an SMS, a WhatsApp message or a call in Twilio's format. */
async function sendTwilio(
  { storefront, inbox, account, token }: AnswerOptions,
  { kind, id, to, from, text, pictures, answered, forged }: Answer & { id: string },
): Promise<number> {
  const call = (path: string, fields: Record<string, string>) =>
    callWebhook(`${storefront}${path}`, forged ? 'another token' : token, fields);
  if (kind !== 'call') {
    const prefix = kind === 'whatsapp' ? 'whatsapp:' : '';
    const sid = `SM${id}`;
    const fields: Record<string, string> = {
      MessageSid: sid,
      From: prefix + from,
      To: prefix + to,
      Body: text,
      NumMedia: String(pictures),
    };
    for (let index = 0; index < pictures; index += 1) {
      fields[`MediaUrl${index}`] = `${inbox}${mediaPath(account, sid, index)}`;
      fields[`MediaContentType${index}`] = 'image/jpeg';
    }
    return (await call('/api/messages/texts', fields)).status;
  }
  const fields = { CallSid: `CA${id}`, From: from, To: to };
  const begun = await call('/api/calls/incoming', { ...fields, CallStatus: 'ringing' });
  if (begun.status !== 200 || !begun.body.includes('<Dial')) return begun.status;
  const ended = {
    DialCallStatus: answered ? 'completed' : 'no-answer',
    ...(answered && { DialCallDuration: '65' }),
  };
  return (await call('/api/calls/ended', { ...fields, ...ended })).status;
}

const answerPage = (to: string, statuses: readonly number[] = []) => html`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Answer as the shopper</title>
<style>${raw(STYLES)}
form.answer { display: grid; gap: 12px; max-width: 560px; margin: 24px auto; padding: 0 16px; }
form.answer label { display: grid; gap: 4px; }
form.answer input, form.answer select, form.answer textarea { font: inherit; padding: 8px; }</style>
</head>
<body>
<header class="top"><h1>Answer as the shopper</h1><a href="/">Inbox</a></header>
<form class="answer" method="post" action="/api/answers">
  ${statuses.length > 0 ? html`<p role="status">The storefront answered ${statuses.join(', ')}.</p>` : ''}
  <label>By <select name="kind"><option value="mail">email</option><option value="sms">SMS</option><option value="whatsapp">WhatsApp</option><option value="call">phone call</option></select></label>
  <label>To (the reply address of a mail, or the dealer’s number) <input name="to" required value="${to}"></label>
  <label>From (the shopper’s email or number, +61412345678) <input name="from"></label>
  <label>Message <textarea name="text" rows="5"></textarea></label>
  <label>Pictures in an SMS or a WhatsApp message <input name="pictures" type="number" min="0" max="${MOST_PICTURES}" value="0"></label>
  <label>Arrives after milliseconds <input name="delayMs" type="number" min="0" max="${LONGEST_DELAY_MS}" value="0"></label>
  <label>Arrives this many times <input name="copies" type="number" min="1" max="5" value="1"></label>
  <label><span><input type="checkbox" name="answered" value="true"> The call is answered</span></label>
  <label><span><input type="checkbox" name="forged" value="true"> With a wrong signature</span></label>
  <button type="submit">Send</button>
</form>
</body>
</html>`;
