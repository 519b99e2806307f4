import { afterEach, expect, test, vi } from 'vitest';
import { contentFetch } from './client.server.ts';

afterEach(() => void vi.unstubAllGlobals());

const API = 'https://project.api.sanity.io/v2026-02-01/data';

test.each([
  ['a query', `${API}/query/production?query=1`, true],
  ['a stream of changes', `${API}/listen/production?query=1`, false],
  ['a stream of live events', `${API}/live/events/production`, false],
])('%s (%s) has a time limit: %s', async (_, url, isLimited) => {
  const calls = vi.fn(async (..._: Parameters<typeof fetch>) => new Response('{}'));
  vi.stubGlobal('fetch', calls);
  await contentFetch(url, { method: 'GET' });
  expect(calls.mock.calls[0]?.[1]?.signal instanceof AbortSignal).toBe(isLimited);
});
