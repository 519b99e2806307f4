import { httpProvider } from '@forecourt/lib/leads/trade-in/http-provider.server';
import { yearAt } from '@forecourt/lib/leads/trade-in/vehicle';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { valuation } from './routes.ts';

const app = valuation('key-of-the-test');
const real = globalThis.fetch;
const provider = httpProvider({ api: 'http://partners.test', key: 'key-of-the-test' });
const behave = (behaviour: string) =>
  app.request('/', { method: 'POST', body: new URLSearchParams({ behaviour }) });

describe('plates and valuations', () => {
  beforeAll(() => {
    globalThis.fetch = async (address, init) => {
      const { pathname, search } = new URL(address as string);
      return app.request(pathname + search, init);
    };
  });
  afterEach(() => behave('well'));
  afterAll(() => {
    globalThis.fetch = real;
  });

  test('a plate is always the same car, or unknown (OPEN-071)', async () => {
    const one = await provider.lookUp({ rego: '123ABC', regoState: 'QLD' });
    expect(one).toMatchObject({ outcome: 'known' });
    expect(await provider.lookUp({ rego: '123abc', regoState: 'QLD' })).toEqual(one);
    expect(await provider.lookUp({ rego: 'ZZ1234', regoState: 'QLD' })).toEqual({ outcome: 'unknown' });
    const old = await provider.lookUp({ rego: 'AGE008', regoState: 'VIC' });
    expect(old).toMatchObject({ vehicle: { year: yearAt('Australia/Sydney') - 8 } });
  });

  test('a known car has a range that falls with its kilometres', async () => {
    const answer = await provider.lookUp({ rego: 'AGE003', regoState: 'NSW' });
    const vehicle = answer.outcome === 'known' ? answer.vehicle : null;
    if (!vehicle) throw new Error('no car');
    let before = Number.POSITIVE_INFINITY;
    for (const kilometres of [0, 20_000, 60_000, 100_000]) {
      const value = await provider.value(vehicle, kilometres);
      const low = value.outcome === 'valued' ? value.range.low : 0;
      expect(low).toBeGreaterThan(1_000);
      expect(low).toBeLessThanOrEqual(before);
      before = low;
    }
    expect(await provider.value({ ...vehicle, make: 'Lada' }, 1)).toEqual({ outcome: 'unknown' });
  });

  test('a partner that rejects, returns garbage or is down counts as failed', async () => {
    const plate = { rego: 'AGE003', regoState: 'NSW' };
    await behave('refusing');
    expect(await provider.lookUp(plate)).toEqual({ outcome: 'failed', detail: 'status 429' });
    await behave('nonsense');
    expect(await provider.lookUp(plate)).toEqual({ outcome: 'failed', detail: 'nonsense' });
    await behave('well');
    expect(await provider.lookUp({ rego: 'REFUSE', regoState: 'NSW' })).toMatchObject({ outcome: 'failed' });
    const stranger = httpProvider({ api: 'http://partners.test', key: 'wrong' });
    expect(await stranger.lookUp(plate)).toEqual({ outcome: 'failed', detail: 'status 401' });
  });

  test('a range that is reversed, too wide or in another currency is invalid', async () => {
    const vehicle = { make: 'Mazda', model: 'CX-5', year: 2023 } as never;
    const say = (answer: unknown) =>
      vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(answer));
    for (const answer of [
      { currency: 'AUD', trade_low: 9_000, trade_high: 8_000 },
      { currency: 'AUD', trade_low: 1_000, trade_high: 8_000 },
      { currency: 'USD', trade_low: 7_000, trade_high: 8_000 },
      { currency: 'AUD', trade_low: -1, trade_high: 8_000 },
      {},
    ]) {
      say(answer);
      expect(await provider.value(vehicle, 1)).toEqual({ outcome: 'failed', detail: 'nonsense' });
    }
    vi.restoreAllMocks();
  });

  test('the console describes its behaviour', async () => {
    await behave('slow');
    const page = await (await app.request('/')).text();
    expect(page).toContain('value="slow" checked');
    await behave('constructor');
    expect(await (await app.request('/')).text()).toContain('value="slow" checked');
  });
});
