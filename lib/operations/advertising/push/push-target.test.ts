import { expect, test } from 'vitest';
import { retryTime } from './backoff.ts';
import { pushTargetOf } from './push-target.ts';

const accounts = {
  googleMerchantId: '1',
  googleDataSourceId: '2',
  metaCatalogueId: '3',
  secret: 'key',
  storeCodes: {},
};

test('a feed is pushed to the account of its receiver', () => {
  expect(pushTargetOf({ delivery: 'push', receiver: 'googleVehicleAds', accounts })).toEqual({
    receiver: 'googleVehicleAds',
    merchantId: '1',
    dataSourceId: '2',
    secret: 'key',
  });
  expect(pushTargetOf({ delivery: 'push', receiver: 'meta', accounts })).toEqual({
    receiver: 'meta',
    catalogueId: '3',
    secret: 'key',
  });
});

test('a feed that is fetched as a file has no account', () => {
  expect(pushTargetOf({ delivery: 'file', receiver: 'meta', accounts })).toBeNull();
});

test('an incomplete feed says what is missing', () => {
  const push = (
    missing: Partial<typeof accounts> | { secret: null },
    receiver: 'meta' | 'googleVehicleAds',
  ) => pushTargetOf({ delivery: 'push', receiver, accounts: { ...accounts, ...missing } });
  expect(() => push({ secret: null }, 'meta')).toThrow('The name of the credentials is missing.');
  for (const [name, receiver, message] of [
    ['metaCatalogueId', 'meta', 'The catalogue id is missing.'],
    ['googleMerchantId', 'googleVehicleAds', 'The Merchant Center id is missing.'],
    ['googleDataSourceId', 'googleVehicleAds', 'The data source id is missing.'],
  ] as const)
    expect(() =>
      pushTargetOf({ delivery: 'push', receiver, accounts: { ...accounts, [name]: null } }),
    ).toThrow(message);
});

test('the delay doubles from one second to half a minute', () => {
  const now = new Date('2026-11-30T00:00:00Z');
  const seconds = (failures: number) => (retryTime(failures, now).getTime() - now.getTime()) / 1_000;
  expect([1, 2, 3, 4, 5, 6, 7, 1_000].map(seconds)).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
});
