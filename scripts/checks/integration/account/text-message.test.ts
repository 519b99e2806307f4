import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sendSms, smsSender, type TextNotSentError } from '@forecourt/lib/messaging/sms/send.server';
import { sentSms } from '@forecourt/lib/messaging/sms/sent.server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { start } from '../../../emulators/inbox/service.ts';
import { freePort } from '../../../emulators/postgres/port.ts';
import type { EmulatorService } from '../../../emulators/service.ts';

const ACCOUNT = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret', TEXT_FROM: 'Forecourt' };
const TEXT = { name: 'text.code', to: '+61412345678', body: '123456 is your code' } as const;
const PATIENCE_MS = 10_000;

let inbox: EmulatorService;
let host = '';
const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-texts-'));
const sender = (values: Partial<Record<keyof typeof ACCOUNT, string>> = {}) => {
  const senderMade = smsSender({ ...ACCOUNT, TWILIO_HOST: host, ...values });
  if (!senderMade) throw new Error('no sender');
  return senderMade;
};
const setFault = (text: 'none' | 'fail') =>
  fetch(`${host}/api/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  });

beforeAll(async () => {
  const port = await freePort();
  host = `http://localhost:${port}`;
  inbox = await start({
    port,
    smtpPort: await freePort(),
    dataDir: folder,
    smtp: { user: 'x', password: 'x' },
    texts: { account: 'AC1', token: 'secret' },
  });
});
afterAll(async () => {
  await inbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('sends no marketing without the link that stops it', async () => {
  const stopHref = 'https://harbour.example/alerts/stop/x';
  const alert = { name: 'text.alert', to: TEXT.to, body: 'A car is cheaper.' } as const;
  for (const text of [alert, { ...alert, stopHref }])
    await expect(sendSms(sender(), text, PATIENCE_MS)).rejects.toThrow('text.alert is marketing');
  const body = `${alert.body}\nStop: ${stopHref}`;
  await sendSms(sender(), { ...alert, to: '+61498765000', body, stopHref }, PATIENCE_MS);
});

test('sends an SMS by Twilio’s protocol', async () => {
  await sendSms(sender(), TEXT, PATIENCE_MS);
  const { messages } = (await (await fetch(`${host}/api/messages`)).json()) as { messages: object[] };
  expect(messages[0]).toMatchObject({ type: 'text', to: TEXT.to, from: 'Forecourt', body: TEXT.body });
});

test('reports why an SMS was not sent, without its text and number', async () => {
  const problemOf = (promise: Promise<unknown>) =>
    promise.catch((error: unknown) => error as TextNotSentError);
  await setFault('fail');
  const down = await problemOf(sendSms(sender(), TEXT, PATIENCE_MS));
  expect(down).toMatchObject({ message: 'status 503, code 20503', maybeSent: false });
  await setFault('none');
  const stranger = await problemOf(sendSms(sender({ TWILIO_AUTH_TOKEN: 'wrong' }), TEXT, PATIENCE_MS));
  expect(stranger).toMatchObject({ message: 'status 401, code none', maybeSent: false });
  const invalid = await problemOf(sendSms(sender(), { ...TEXT, to: '12' }, PATIENCE_MS));
  expect(invalid).toMatchObject({ message: 'status 400, code 21211', maybeSent: false });
  const late = await problemOf(sendSms(sender(), TEXT, 0));
  expect(late).toMatchObject({ message: 'no answer in time', maybeSent: true });
  const problem = await problemOf(sendSms({ ...sender(), host: 'http://localhost:1' }, TEXT, PATIENCE_MS));
  expect(problem).toMatchObject({ message: 'the service is unreachable', maybeSent: false });
});

test('reads the SMS sent to a number since a timestamp', async () => {
  const to = '+61498765432';
  const since = new Date();
  for (const body of ['One', 'Two']) await sendSms(sender(), { ...TEXT, to, body }, PATIENCE_MS);
  const read = (from: Date, of = sender()) => sentSms(of, { to, since: from }, PATIENCE_MS);
  expect(await read(since)).toEqual(['Two', 'One']);
  expect(await read(new Date(Date.now() + 3_600_000))).toEqual([]);
  expect(await sentSms(sender(), { to: '+61400000000', since }, PATIENCE_MS)).toEqual([]);
  const problemOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => String(error));
  expect(await problemOf(read(since, sender({ TWILIO_AUTH_TOKEN: 'wrong' })))).toBe(
    'Error: the sent messages cannot be read: 401',
  );
  expect(await problemOf(read(since, { ...sender(), host: 'http://localhost:1' }))).toBe(
    'Error: the sent messages cannot be read: no answer',
  );
});

test('has no sender without an account', () => {
  for (const name of Object.keys(ACCOUNT)) expect(smsSender({ ...ACCOUNT, [name]: undefined })).toBeNull();
  expect(smsSender(ACCOUNT)?.host).toBe('https://api.twilio.com');
});
