import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { callHost, HostAwayError } from './call-host.server.ts';

afterEach(() => void vi.useRealTimers());

const refusal = new Error('connect ECONNREFUSED');
const refused = () => Promise.reject(refusal);
/** Unique per test. */
const newHost = () => `${randomUUID()}.example`;

async function failOften(host: string): Promise<void> {
  for (let round = 0; round < 8; round += 1)
    await expect(callHost('webhooks', host, refused, {})).rejects.toBe(refusal);
}

test('pauses calls to a host after eight failures and resumes after a pause', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const host = newHost();
  await failOften(host);
  const call = vi.fn(async () => 202);
  await expect(callHost('webhooks', host, call, {})).rejects.toThrow(HostAwayError);
  expect(call).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 15_000);
  expect(await callHost('webhooks', host, call, {})).toBe(202);
});

test('does not affect other hosts or other uses of a failing host', async () => {
  const host = newHost();
  await failOften(host);
  expect(await callHost('webhooks', newHost(), async () => 'answer', {})).toBe('answer');
  expect(await callHost('photos', host, async () => 'photo', {})).toBe('photo');
});

test('keeps calling a host that sometimes answers', async () => {
  const host = newHost();
  for (let round = 0; round < 7; round += 1)
    await callHost('webhooks', host, refused, {}).catch(() => undefined);
  await callHost('webhooks', host, async () => 202, {});
  await failOften(host);
});
