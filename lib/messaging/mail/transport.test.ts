import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetVendors } from '../../platform/network/testing/forget-vendors.ts';
import { VENDORS, VendorAwayError, vendorCalls, vendorsUp } from '../../platform/network/vendor.server.ts';
import { isRefused, smtpSender } from './transport.server.ts';

const servers: Server[] = [];
const sockets = new Set<Socket>();

beforeEach(() => {
  forgetVendors();
  // Freezes the clock, so that the breaker's pause does not end.
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

/**
 * Starts a mail server.
 * @param reply response to a command, with '' for the greeting; null for no response
 */
async function serve(reply: (command: string) => string | null): Promise<string> {
  const server = createServer((socket) => {
    sockets.add(socket);
    const say = (command: string) => {
      const line = reply(command);
      if (line) socket.write(`${line}\r\n`);
    };
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (bytes) => {
      for (const command of String(bytes).split('\r\n').filter(Boolean)) say(command);
    });
    say('');
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const senderAt = (url: string, stepMs?: number) =>
  smtpSender({ url, from: 'hello@forecourt.example', ...(stepMs && { stepMs }) });
const MAIL = {
  name: 'lead.shopper' as const,
  fromName: 'Harbour',
  to: ['kim@shopper.example'],
  subject: 'Hello',
  text: 'Hello',
  messageId: '<1@x>',
};
const send = (url: string, stepMs?: number): Promise<unknown> =>
  senderAt(url, stepMs)
    .send(MAIL)
    .catch((error: unknown) => error);
const countsOf = () => Object.fromEntries(vendorCalls().map(({ result, count }) => [result, count]));

/** A working server that rejects one address. */
const refusing =
  (words: string) =>
  (command: string): string =>
    command === '' ? '220 here' : command.startsWith('RCPT') ? words : '250 yes';

test('does not send marketing without an unsubscribe link', async () => {
  const url = await serve(refusing('250 yes'));
  const sender = senderAt(url);
  await expect(sender.send({ ...MAIL, name: 'alert.alert' })).rejects.toThrow(
    'alert.alert is marketing but has no unsubscribe link',
  );
  expect(countsOf()).toEqual({});
});

test('gives up on a silent mail server, and pauses calls after eight mails', async () => {
  const url = await serve(() => null);
  for (let round = 0; round < 8; round += 1) expect(await send(url, 20)).toMatchObject({ code: 'ETIMEDOUT' });
  expect(await send(url, 20)).toBeInstanceOf(VendorAwayError);
  expect(countsOf()).toEqual({ ok: 0, failed: 0, timeout: 8, refused: 1 });
  expect(vendorsUp()).toEqual([{ vendor: 'smtp', isUp: false }]);
});

test('pauses calls to a mail server that refuses connections after eight mails', async () => {
  const url = await serve(() => null);
  await new Promise((resolve) => servers.pop()?.close(resolve));
  for (let round = 0; round < 8; round += 1) expect(await send(url)).toMatchObject({ code: 'ESOCKET' });
  expect(await send(url)).toBeInstanceOf(VendorAwayError);
  expect(countsOf()).toEqual({ ok: 0, failed: 8, timeout: 0, refused: 1 });
});

test.each([
  ['550 5.1.1 No such mailbox', true],
  ['451 4.3.2 Try again later', false],
])('does not count a mail refused with %s as an outage', async (words, isFinal) => {
  const url = await serve(refusing(words));
  for (let round = 0; round < 9; round += 1) {
    const error = await send(url);
    expect(error).toMatchObject({ code: 'EENVELOPE' });
    expect(isRefused(error)).toBe(isFinal);
  }
  expect(countsOf()).toEqual({ ok: 9, failed: 0, timeout: 0, refused: 0 });
});

test('counts a mail server that is shutting down as an outage', async () => {
  const url = await serve(refusing('421 4.3.0 Closing'));
  await send(url);
  expect(countsOf()).toMatchObject({ ok: 0, failed: 1 });
});

test('gives up on a mail that takes too long in total', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    setImmediate(() => controller.abort(new DOMException('late', 'TimeoutError')));
    return controller.signal;
  });
  expect(await send(await serve(() => null))).toMatchObject({ code: 'EABORT' });
  expect(timeout).toHaveBeenCalledWith(VENDORS.smtp);
  expect(countsOf()).toMatchObject({ timeout: 1 });
});
