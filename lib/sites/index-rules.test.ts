import { describe, expect, test } from 'vitest';
import { ADDRESS_TABLE, patternOf } from './address-table.ts';
import { parseFeatures } from './features.ts';
import { hasDemand, INDEX_RULES, isFollowable, isIndexable } from './index-rules.ts';
import { parseSettings } from './settings.ts';

const { settings } = parseSettings({});
const { features } = parseFeatures({});

describe('index rules (OPEN-125)', () => {
  test('never index what the sitemap could list', () =>
    expect(
      ADDRESS_TABLE.filter(({ isInSitemap, page }) => isInSitemap && INDEX_RULES[page] === 'never'),
    ).toEqual([]));

  test('never index pages behind a sign-in that every site has', () =>
    expect(
      ADDRESS_TABLE.filter(
        ({ gate, page, methods }) => gate && !gate.isOn && !methods && INDEX_RULES[page] !== 'never',
      ).map((row) => patternOf(row, settings)),
    ).toEqual([]));

  test('give each indexable kind of page its own title', () => {
    const titles = new Map<string, string>();
    for (const row of ADDRESS_TABLE) {
      const { page, title, exists, methods } = row;
      if (!title || methods || INDEX_RULES[page] === 'never') continue;
      if (exists?.({ settings, features }) === false) continue;
      // Addresses of one page, such as the three of the trade-in form, are alternatives by setting.
      const text = typeof title === 'string' ? title : title({ settings, features });
      expect(titles.get(text) ?? page, `${patternOf(row, settings)}: ${text}`).toBe(page);
      titles.set(text, page);
    }
    expect(titles.size).toBeGreaterThan(8);
  });

  test('index results with stock, and no combination of filters', () => {
    expect(isIndexable('search')).toBe(true);
    expect(isIndexable('search', { isEmpty: true })).toBe(false);
    expect(isIndexable('search', { isFiltered: true })).toBe(false);
  });

  test('index models from three vehicles on, other parts of the stock from one', () => {
    expect([2, 3].map((count) => hasDemand('model', count))).toEqual([false, true]);
    for (const kind of ['type', 'make', 'dealership', 'location'] as const)
      expect([0, 1].map((count) => hasDemand(kind, count))).toEqual([false, true]);
    expect(hasDemand('all', 0)).toBe(true);
  });

  test('let crawlers follow every page but filtered results', () => {
    expect(isFollowable()).toBe(true);
    expect(isFollowable({ isEmpty: true })).toBe(true);
    expect(isFollowable({ isFiltered: true })).toBe(false);
  });

  test('follow the editor, and leave pages without stock that are useful', () => {
    expect(isIndexable('editor', { isHidden: true })).toBe(false);
    expect(isIndexable('model', { isEmpty: true })).toBe(true);
    expect(isIndexable('checkout')).toBe(false);
  });
});
