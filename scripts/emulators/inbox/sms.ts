import { createHash } from 'node:crypto';
import { twilioSignature } from '@forecourt/lib/messaging/sms/twilio-signature';
import { Hono } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { z } from 'zod';
import type { InboxStore, SmsEntry } from './store.ts';

export const SMS_FAULTS = ['none', 'fail'] as const;
export type TextFault = (typeof SMS_FAULTS)[number];

const messageSchema = z.object({
  To: z.string().regex(/^(?:whatsapp:)?\+\d{8,15}$/),
  From: z.string().min(1).max(30),
  Body: z.string().min(1).max(1600),
  StatusCallback: z.url().optional(),
});

const PAGE_SIZE = 50;
const pageSchema = z.object({
  To: z.string().optional(),
  PageSize: z.coerce.number().int().min(1).max(1000).default(PAGE_SIZE),
});

/**
 * Twilio's SMS API: sending (`POST /2010-04-01/Accounts/{sid}/Messages.json`, form fields) and the list of
 * sent messages (`GET`, `To`, `PageSize`), with basic authentication.
 */
export function smsRoutes({
  account,
  token,
  store,
  fault,
}: {
  account: string;
  token: string;
  store: InboxStore;
  fault: () => TextFault;
}): Hono {
  const app = new Hono();
  const path = `/2010-04-01/Accounts/${account}/Messages.json`;
  app.use(path, basicAuth({ username: account, password: token }));
  app.post(path, async (context) => {
    if (fault() === 'fail')
      return context.json({ code: 20503, message: 'Service unavailable', status: 503 }, 503);
    const parsedMessage = messageSchema.safeParse(await context.req.parseBody());
    if (!parsedMessage.success) {
      const field = String(parsedMessage.error.issues[0]?.path[0] ?? '');
      const code = field === 'To' ? 21211 : field === 'Body' ? 21602 : 21212;
      return context.json({ code, message: `The '${field}' is not valid`, status: 400 }, 400);
    }
    const { To: to, From: from, Body: body, StatusCallback: callback } = parsedMessage.data;
    const text = await store.addText({ to, from, body });
    if (callback) void reportDelivery({ callback, token, sid: sidOf(text) });
    return context.json(messageOf(account, text, 'queued'), 201);
  });
  app.get(path, (context) => {
    if (fault() === 'fail')
      return context.json({ code: 20503, message: 'Service unavailable', status: 503 }, 503);
    const parsedPage = pageSchema.safeParse(context.req.query());
    if (!parsedPage.success)
      return context.json({ code: 20001, message: 'The page is not valid', status: 400 }, 400);
    const { To: to, PageSize: size } = parsedPage.data;
    const texts = store
      .list()
      .filter((entry) => entry.type === 'text')
      .filter((text) => to === undefined || text.to === to);
    const messages = texts.slice(0, size).map((text) => messageOf(account, text, 'delivered'));
    return context.json({ page: 0, page_size: size, messages });
  });
  return app;
}

/** The same for each answer about a message, like Twilio's. */
const sidOf = ({ id }: Pick<SmsEntry, 'id'>): string => `SM${createHash('md5').update(id).digest('hex')}`;

/** Addresses of demo sites end in `.localhost`, which Node does not resolve everywhere. */
function reachable(address: string): string {
  const url = new URL(address);
  if (url.hostname.endsWith('.localhost')) url.hostname = 'localhost';
  return url.href;
}

/** Calls a webhook of the product as Twilio does, signed; returns the status of the answer. */
export async function callWebhook(
  address: string,
  token: string,
  fields: Record<string, string>,
): Promise<{ status: number; body: string }> {
  const url = reachable(address);
  const form = new URLSearchParams(fields);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'x-twilio-signature': twilioSignature(token, url, form) },
    body: form,
  });
  return { status: answer.status, body: await answer.text() };
}

/** Reports a message as sent and delivered. A storefront that has stopped misses the reports. */
async function reportDelivery({ callback, token, sid }: { callback: string; token: string; sid: string }) {
  for (const status of ['sent', 'delivered'])
    await callWebhook(callback, token, { MessageSid: sid, MessageStatus: status }).catch(() => {});
}

const messageOf = (account: string, { id, to, from, body, receivedAt }: SmsEntry, status: string) => ({
  sid: sidOf({ id }),
  account_sid: account,
  to,
  from,
  body,
  status,
  direction: 'outbound-api',
  date_created: new Date(receivedAt).toUTCString(),
  error_code: null,
  error_message: null,
});
