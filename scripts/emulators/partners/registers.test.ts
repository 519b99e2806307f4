import type { RegisterAnswer } from '@forecourt/lib/inventory/registers/check';
import { ppsrClient } from '@forecourt/lib/inventory/registers/ppsr.server';
import { recallsClient } from '@forecourt/lib/inventory/registers/recalls.server';
import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ppsr } from './ppsr/routes.ts';
import { RECALLED_STOCK_NUMBER } from './recalls/recalled-stock.ts';
import { recalls } from './recalls/routes.ts';

const KEY = 'key-of-the-test';
const VIN = 'JM0DK2W7A00123456';
const RECALLED_VIN = 'MPBCJNSV4P0956692';
const apps: Record<string, Hono> = {
  ppsr: ppsr(KEY),
  recalls: recalls(KEY, async (vin) => (vin === RECALLED_VIN ? RECALLED_STOCK_NUMBER : null)),
};
const real = globalThis.fetch;
beforeAll(() => {
  globalThis.fetch = async (address, init) => {
    const [, app = '', ...rest] = new URL(address as string).pathname.split('/');
    return apps[app]?.request(`/${rest.join('/')}`, init) ?? Response.error();
  };
});
afterAll(() => {
  globalThis.fetch = real;
});

const access = (name: string, key = KEY) => ({ api: `http://partners.test/${name}`, key });
const set = (name: string, form: Record<string, string>) =>
  apps[name]?.request('/', { method: 'POST', body: new URLSearchParams(form) });
const resultOf = (answer: RegisterAnswer) => (answer.outcome === 'checked' ? answer.result : answer.detail);

afterEach(async () => {
  for (const name of Object.keys(apps)) await set(name, { behaviour: 'well' });
});

describe('the PPSR', () => {
  const client = ppsrClient(access('ppsr'));

  test('has no entries of a vehicle unless some are added', async () => {
    const clear = { register: 'ppsr', interests: 0, isWrittenOff: false, isStolen: false };
    expect(resultOf(await client.check(VIN))).toMatchObject(clear);
    await set('ppsr', { vin: VIN, state: 'owing' });
    expect(resultOf(await client.check(VIN))).toMatchObject({ ...clear, interests: 1 });
    await set('ppsr', { vin: VIN, state: 'writtenOff' });
    expect(resultOf(await client.check(VIN))).toMatchObject({ ...clear, isWrittenOff: true });
  });

  test('certificates are dated', async () => {
    const answer = await client.check(VIN);
    const age = answer.outcome === 'checked' ? Date.now() - answer.checkedAt.getTime() : Number.NaN;
    expect(age).toBeLessThan(60_000);
  });
});

describe('recalls', () => {
  const client = recallsClient(access('recalls'));

  test('the demo vehicle has an open one until it is completed', async () => {
    expect(resultOf(await client.check(RECALLED_VIN))).toMatchObject({ recalls: [{ isOpen: true }] });
    await set('recalls', { vin: RECALLED_VIN, state: 'completed' });
    expect(resultOf(await client.check(RECALLED_VIN))).toMatchObject({ recalls: [{ isOpen: false }] });
  });
});

test.each(['ppsr', 'recalls'])('failures of %s are reported, with another VIN among them', async (name) => {
  const clientOf = name === 'ppsr' ? ppsrClient : recallsClient;
  expect(resultOf(await clientOf(access(name, 'wrong')).check(VIN))).toBe('status 401');
  expect(resultOf(await clientOf(access(name)).check('TOO-SHORT'))).toBe('status 422');
  await set(name, { behaviour: 'nonsense' });
  expect(resultOf(await clientOf(access(name)).check(VIN))).toBe('invalid answer');
  await set(name, { behaviour: 'refusing' });
  expect(resultOf(await clientOf(access(name)).check(VIN))).toBe('status 429');
});
