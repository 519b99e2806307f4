import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { callHost, HostAwayError } from './host.server.ts';

afterEach(() => void vi.useRealTimers());

const refusal = new Error('connect ECONNREFUSED');
const refused = () => Promise.reject(refusal);
/** No test knows the host of another. */
const newHost = () => `${randomUUID()}.example`;

async function failOften(host: string): Promise<void> {
  for (let round = 0; round < 8; round += 1)
    await expect(callHost('webhooks', host, refused, {})).rejects.toBe(refusal);
}

test('a host is not called for a while after eight failures, and again after a pause', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const host = newHost();
  await failOften(host);
  const call = vi.fn(async () => 202);
  await expect(callHost('webhooks', host, call, {})).rejects.toThrow(HostAwayError);
  expect(call).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 15_000);
  expect(await callHost('webhooks', host, call, {})).toBe(202);
});

test('a host that fails leaves other hosts and other uses of it called', async () => {
  const host = newHost();
  await failOften(host);
  expect(await callHost('webhooks', newHost(), async () => 'answer', {})).toBe('answer');
  expect(await callHost('photos', host, async () => 'photo', {})).toBe('photo');
});

test('a host that answers now and then is called on', async () => {
  const host = newHost();
  for (let round = 0; round < 7; round += 1)
    await callHost('webhooks', host, refused, {}).catch(() => undefined);
  await callHost('webhooks', host, async () => 202, {});
  await failOften(host);
});
