import { afterEach, describe, expect, test, vi } from 'vitest';
import { requestGauge } from './partner.server.ts';

const ANSWER = {
  fill: 0.7,
  listing_price: 30_000,
  market_range_min: 29_000,
  market_range_max: 33_000,
  confidence: 0.6,
  description: 'Well priced.',
};
const answering = (answer: () => Response | Promise<Response>) => {
  const requests: [string, RequestInit | undefined][] = [];
  vi.stubGlobal('fetch', (address: string, options?: RequestInit) => {
    requests.push([address, options]);
    return Promise.resolve(answer());
  });
  return requests;
};
const ask = () => requestGauge('https://partner.example/api', { slug: 'a-car' });
const reason = async () => {
  const result = await ask();
  return 'problem' in result ? result.problem.reason : null;
};
afterEach(() => vi.unstubAllGlobals());

describe('the request to the partner', () => {
  test('is GET {api}{car path}/autogauge without a payload (GAUGE-01)', async () => {
    const requests = answering(() => Response.json(ANSWER));
    expect(await ask()).toEqual({ gauge: ANSWER });
    expect(requests).toHaveLength(1);
    const [address, options] = requests[0] ?? ['', undefined];
    expect(address).toBe('https://partner.example/api/cars/a-car/autogauge');
    expect([options?.method ?? 'GET', options?.body]).toEqual(['GET', undefined]);
  });

  test('returns a reason for any failure (GAUGE-17)', async () => {
    answering(() => new Response('<!doctype html><script>alert(1)</script>'));
    expect(await reason()).toBe('nonsense');
    answering(() => Response.json([1, 2]));
    expect(await reason()).toBe('nonsense');
    answering(() => Response.json({ ...ANSWER, fill: '0.7' }));
    expect(await reason()).toBe('nonsense');
    answering(() => Response.json({ ...ANSWER, description: 'x'.repeat(50_000) }));
    expect(await reason()).toBe('nonsense');
    answering(() => Response.json({ error: 'internal' }, { status: 500 }));
    expect(await reason()).toBe('failed');
    answering(() => Promise.reject(new TypeError('refused')));
    expect(await reason()).toBe('failed');
    answering(() => Response.json({}));
    expect(await reason()).toBe('missing');
    answering(() => Response.json({ ...ANSWER, confidence: 0.2 }));
    expect(await reason()).toBe('unsure');
  });

  test('times out (GAUGE-17)', async () => {
    const requests = answering(() => Response.json(ANSWER));
    await ask();
    expect(requests[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  });
});
