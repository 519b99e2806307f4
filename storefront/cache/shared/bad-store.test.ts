import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SharedStoreError } from './connection.ts';
import { SharedCache } from './shared-cache.ts';

const TAG = 'harbour/page/';
const SLOW_MS = 2_000;

const warn = vi.spyOn(console, 'warn');
const servers: Server[] = [];
const sockets = new Set<Socket>();
const copies: SharedCache[] = [];

beforeEach(() => {
  warn.mockReset().mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  for (const copy of copies.splice(0)) copy.close();
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

const isGreeting = (message: string): boolean => /\r\n(?:CLIENT|HELLO)\r\n/i.test(message);
/** Returns the number of commands in a message, each of which needs an answer. */
const count = (message: string): number => message.split(/^\*\d+\r$/m).length - 1;

/**
 * Starts a fake store with a scripted answer for each message.
 * @param isPolite whether it answers handshakes itself
 * @returns its address, and a promise of the first command
 */
async function store(isPolite: boolean, answer: (socket: Socket, message: string) => void) {
  const firstQuestion = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      const message = String(chunk);
      if (isPolite && isGreeting(message)) socket.write('+OK\r\n'.repeat(count(message)));
      else {
        firstQuestion.resolve();
        answer(socket, message);
      }
    });
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: firstQuestion.promise,
  };
}

const ROOMLESS = "-OOM command not allowed when used memory > 'maxmemory'.\r\n";

test.each<[string, boolean, (socket: Socket, message: string) => void]>([
  ['answers nonsense', false, (socket) => void socket.write('Welcome to the printer!\r\n')],
  [
    'answers every question with a number',
    true,
    (socket, message) => void socket.write(':7\r\n'.repeat(count(message))),
  ],
  [
    'knows none of the commands',
    false,
    (socket, message) => void socket.write("-ERR unknown command 'EVAL'\r\n".repeat(count(message))),
  ],
  ['has room for nothing', true, (socket, message) => void socket.write(ROOMLESS.repeat(count(message)))],
  [
    'takes two seconds for each answer',
    true,
    (socket, message) =>
      void setTimeout(() => socket.write('+OK\r\n'.repeat(count(message))), SLOW_MS).unref(),
  ],
  ['hangs up', false, (socket) => void socket.destroy()],
  ['says nothing', true, () => undefined],
])(
  'with a store that %s, re-renders pages and asks the sender to repeat invalidations',
  async (_, isPolite, answer) => {
    const startTime = Date.now();
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: startTime, shouldAdvanceTime: true });
    const startedAt = performance.now();
    const { url, asked } = await store(isPolite, answer);
    const copy = new SharedCache({ url, build: 'one', onInvalidation: () => undefined });
    copies.push(copy);
    void copy.listen();
    await asked;
    const newEntry = {
      value: 'a page',
      lastModified: startTime,
      cacheControl: undefined,
      begun: copy.begin(),
    };
    // Skip the grace period of the first connection.
    vi.advanceTimersByTime(2_000);
    for (let second = 6; second < 34; second += 4) {
      vi.advanceTimersByTime(4_000);
      expect(await copy.read('/', () => [TAG])).toBeNull();
      await copy.write('/', newEntry, 60);
      // Entries of this instance are served for 50 seconds without the store.
      expect(await copy.isCurrent([TAG], newEntry.begun, newEntry.lastModified)).toBe(true);
    }
    expect(copy.isCurrentNow([TAG], newEntry.begun)).toBe(false);
    await expect(copy.invalidate([TAG])).rejects.toThrow(SharedStoreError);
    vi.advanceTimersByTime(20_000);
    expect(await copy.isCurrent([TAG], newEntry.begun, newEntry.lastModified)).toBe(false);
    // Once a minute. The test takes less, unless the machine is busy.
    const minutes = Math.floor((performance.now() - startedAt) / 60_000);
    expect(warn.mock.calls.length).toBeGreaterThanOrEqual(1);
    expect(warn.mock.calls.length).toBeLessThanOrEqual(1 + minutes);
  },
);

test('queries a store that does not answer once a second, however many pages need it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let questions = 0;
  const { url, asked } = await store(true, (_, message) => {
    questions += count(message);
  });
  const copy = new SharedCache({ url, build: 'one', onInvalidation: () => undefined });
  copies.push(copy);
  await asked;
  const readOften = async () => {
    for (let round = 0; round < 2; round += 1)
      expect(await Promise.all(Array.from({ length: 50 }, () => copy.read('/', () => [TAG])))).toEqual(
        Array(50).fill(null),
      );
  };
  await readOften();
  expect(questions).toBe(1);
  vi.advanceTimersByTime(1_000);
  await readOften();
  expect(questions).toBe(2);
});

test('reconnects after ten seconds without an answer', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const askers = new Set<Socket>();
  const { url, asked } = await store(true, (socket) => void askers.add(socket));
  const copy = new SharedCache({ url, build: 'one', onInvalidation: () => undefined });
  copies.push(copy);
  await asked;
  for (let round = 0; round < 2; round += 1) {
    expect(await copy.read('/', () => [TAG])).toBeNull();
    vi.advanceTimersByTime(5_000);
  }
  expect(askers.size).toBe(1);
  expect(await copy.read('/', () => [TAG])).toBeNull();
  await expect.poll(() => askers.size).toBe(2);
});
