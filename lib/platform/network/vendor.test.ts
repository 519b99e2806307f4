import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetVendors } from './testing/forget-vendors.ts';
import { callVendor, VENDORS, VendorAwayError, vendorCalls, vendorsUp } from './vendor.server.ts';

beforeEach(forgetVendors);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const countsOf = () =>
  Object.fromEntries(
    vendorCalls()
      .filter(({ vendor }) => vendor === 'smtp')
      .map(({ result, count }) => [result, count]),
  );
const refusal = new Error('connect ECONNREFUSED');
const refused = () => Promise.reject(refusal);

test('opens the breaker after eight failures of any client and closes it after a successful trial', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let round = 0; round < 8; round += 1) await expect(callVendor('smtp', refused)).rejects.toBe(refusal);
  const call = vi.fn(async () => 'sent');
  await expect(callVendor('smtp', call)).rejects.toThrow(VendorAwayError);
  expect(call).not.toHaveBeenCalled();
  expect([countsOf(), vendorsUp()]).toEqual([
    { ok: 0, failed: 8, timeout: 0, refused: 1 },
    [{ vendor: 'smtp', isUp: false }],
  ]);
  vi.setSystemTime(Date.now() + 15_000);
  expect(await callVendor('smtp', call)).toBe('sent');
  expect(vendorsUp()).toEqual([{ vendor: 'smtp', isUp: true }]);
});

test('counts an error response of the vendor as an answer', async () => {
  for (let round = 0; round < 9; round += 1)
    await expect(callVendor('smtp', refused, { endingOf: () => 'ok' })).rejects.toBe(refusal);
  expect(countsOf()).toEqual({ ok: 9, failed: 0, timeout: 0, refused: 0 });
});

test('ignores an error that says nothing about the vendor', async () => {
  for (let round = 0; round < 9; round += 1)
    await expect(callVendor('smtp', refused, { endingOf: () => null })).rejects.toBe(refusal);
  expect(countsOf()).toEqual({ ok: 0, failed: 0, timeout: 0, refused: 0 });
});

test('does not retry a call unless allowed', async () => {
  const call = vi.fn(refused);
  await expect(callVendor('smtp', call)).rejects.toBe(refusal);
  expect(call).toHaveBeenCalledTimes(1);
  await expect(callVendor('smtp', call, { mayRepeat: () => true })).rejects.toBe(refusal);
  expect(call).toHaveBeenCalledTimes(3);
});

test('gives each attempt a signal with the time limit of its vendor', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await callVendor('smtp', async (signal) => expect(signal).toBe(timeout.mock.results[0]?.value));
  expect(timeout).toHaveBeenCalledExactlyOnceWith(VENDORS.smtp);
});

test('does not affect other vendors', async () => {
  for (let round = 0; round < 9; round += 1) await callVendor('smtp', refused).catch(() => undefined);
  expect(await callVendor('photoBucket', async () => 'stored')).toBe('stored');
});
