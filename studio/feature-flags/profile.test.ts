import { featureDefinitions } from '@forecourt/lib/sites/features';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { profileChanges, profileParts } from './profile.ts';
import { ALL_ROWS, positionOf } from './rows.ts';
import type { SiteColumn } from './siteColumn.ts';

const site = (id: string, more: Partial<SiteColumn> = {}): SiteColumn => ({
  id,
  slug: id,
  name: id,
  url: null,
  accent: null,
  settings: {},
  document: {},
  stored: {},
  ...more,
});
const model = site('model', {
  settings: { hitsPerPage: 30, resultsLayout: 'carousel' },
  stored: { compareEnabled: true },
});

/** Applies changes as the content lake does. */
function after(target: SiteColumn, profile: SiteColumn | 'defaults'): SiteColumn {
  const changed = { ...target, settings: { ...target.settings }, stored: { ...target.stored } };
  for (const { name, value } of profileChanges(profile, [target], ALL_ROWS))
    if (name in featureDefinitions) Object.assign(changed.stored, { [name]: value ?? undefined });
    else Object.assign(changed.settings, { [name]: value ?? undefined });
  return changed;
}

describe('a profile', () => {
  test('changes only what differs, at each site', () => {
    const equal = site('equal', { settings: model.settings, stored: model.stored });
    const changes = profileChanges(model, [equal, site('other')], ALL_ROWS);
    expect(changes.map(({ site: { id }, name, value }) => [id, name, value])).toEqual([
      ['other', 'compareEnabled', true],
      ['other', 'resultsLayout', 'carousel'],
      ['other', 'hitsPerPage', 30],
    ]);
  });

  test('of the defaults removes a site’s own values', () => {
    const changes = profileChanges('defaults', [model], ALL_ROWS);
    expect(changes.map(({ name, value }) => [name, value])).toContainEqual(['hitsPerPage', null]);
    expect(changes).toHaveLength(3);
  });

  test('lists the subjects that differ, with the number of values', () => {
    const parts = profileParts(model, [site('a'), site('b')]);
    expect(parts.map(({ title, changes }) => [title, changes])).toEqual([
      ['Cars', 2],
      ['Settings: Stock and search', 4],
    ]);
    expect(profileParts(model, [model])).toEqual([]);
  });

  test('leaves no difference', () => {
    const anySite = fc
      .record({
        hitsPerPage: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
        compareEnabled: fc.option(fc.boolean(), { nil: undefined }),
        checkoutEnabled: fc.option(fc.boolean(), { nil: undefined }),
      })
      .map(({ hitsPerPage, ...stored }) => site('any', { settings: { hitsPerPage }, stored }));
    fc.assert(
      fc.property(anySite, anySite, (source, target) => {
        const result = after(target, source);
        for (const row of ALL_ROWS) expect(positionOf(result, row)).toBe(positionOf(source, row));
      }),
    );
  });
});
