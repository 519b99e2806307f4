import type { TradeIn } from '@forecourt/lib/leads/trade-in/trade-in-of.server';
import type { Site } from '@forecourt/lib/sites/site';
import { expect, test, vi } from 'vitest';
import { ownValuation } from './own-valuation.server.ts';

const found = vi.hoisted(() => ({ tradeIn: null as unknown }));
vi.mock('@/site/shopper.server.ts', () => ({ readShopper: async () => ({ userId: 'u1' }) }));
vi.mock('@forecourt/lib/platform/env', () => ({ environment: () => ({ DATABASE_URL: '' }) }));
vi.mock('@forecourt/lib/platform/database/client.server', () => ({ databasePool: () => ({}) }));
vi.mock('@forecourt/lib/leads/trade-in/trade-in-of.server', () => ({ tradeInOf: async () => found.tradeIn }));

const site = { slug: 'sample', features: { tradeInEnabled: true } } as Site;
const END = new Date('2026-12-20T00:00:00Z');
const valuationOf = (changes: Partial<TradeIn>) => {
  found.tradeIn = {
    title: '2019 Mazda 3',
    amount: 14_000,
    expiresAt: END,
    acceptedAt: null,
    inspectedAt: null,
    ...changes,
  };
  return ownValuation(new Headers(), site);
};

test('an estimate in a deal ends when the valuation does; accepted and inspected ones do not', async () => {
  expect(await valuationOf({})).toEqual({
    title: '2019 Mazda 3',
    low: 14_000,
    expiresAt: '2026-12-20T00:00:00.000Z',
  });
  expect(await valuationOf({ acceptedAt: END })).toMatchObject({ expiresAt: null });
  expect(await valuationOf({ expiresAt: null, inspectedAt: END })).toMatchObject({
    isInspected: true,
    expiresAt: null,
  });
});
