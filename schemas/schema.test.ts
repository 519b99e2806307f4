import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createSchema } from 'sanity';
import { describe, expect, test } from 'vitest';
import { BLOCK_GROUPS, blockTypes } from './blocks/registry.ts';
import type { BlockName } from './pageBlock.ts';
import { pageQuery } from './queries/page.ts';
import { schemaTypes } from './types.ts';

const here = (file: string) => new URL(file, import.meta.url);
const blockNames = blockTypes.map(({ name }) => name);
const schema = createSchema({ name: 'test', types: schemaTypes });
const documents = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name);

const SHARED = [
  'site',
  'chargeTable',
  'dealership',
  'feed',
  'lawConfirmation',
  'leadDelivery',
  'location',
  'manufacturer',
  'model',
];

describe('the schema', () => {
  test('compiles without problems', () => {
    const problems = (schema._validation ?? []).flatMap(({ path, problems }) =>
      problems.map(
        ({ message }) => `${path.map((part) => ('name' in part ? part.name : '')).join('.')}: ${message}`,
      ),
    );
    expect(problems).toEqual([]);
  });

  test.each(documents)('%s has a title, an icon and a preview', (name) => {
    const type = schema.get(name);
    expect(type?.title).toBeTruthy();
    expect(type?.icon).toBeTruthy();
    expect(type?.preview?.prepare).toBeTypeOf('function');
  });

  test.each(documents.filter((name) => !SHARED.includes(name)))('%s belongs to a site', (name) => {
    const type = schema.get(name) as unknown as { fields: { name: string }[] };
    expect(type.fields.some((field) => field.name === 'site' || field.name === 'sites')).toBe(true);
  });

  test('only administrators can edit features (SITE-04)', () => {
    const { readOnly } = schema.get('siteFeatures') as unknown as {
      readOnly: (context: { currentUser: unknown }) => boolean;
    };
    const user = (name: string) => ({ currentUser: { roles: [{ name, title: name }] } });
    expect(readOnly(user('administrator'))).toBe(false);
    expect(readOnly(user('editor'))).toBe(true);
    expect(readOnly({ currentUser: null })).toBe(true);
  });
});

describe('every block', () => {
  test('has a folder, and every folder is a block', () => {
    const folders = readdirSync(here('./blocks/'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.map(({ name }) => name).toSorted()).toEqual([...blockNames].toSorted());
  });

  test('is in exactly one group of the insert menu', () => {
    expect(BLOCK_GROUPS.flatMap(({ of }) => [...of]).toSorted()).toEqual([...blockNames].toSorted());
  });

  test.each(blockNames)('%s has its fragment in the page query', (name) => {
    expect(existsSync(here(`./blocks/${name}/fragment.ts`))).toBe(true);
    expect(pageQuery).toContain(`_type == "${name}" =>`);
  });

  test.each(blockNames)('%s has a preview with title, subtitle and media, even when empty', (name) => {
    const { preview, icon } = schema.get(name) as unknown as {
      preview: { prepare: (value: object) => { title?: string; subtitle?: string; media?: unknown } };
      icon: unknown;
    };
    expect(icon).toBeTruthy();
    const summary = preview.prepare({});
    expect(summary.title).toBeTruthy();
    expect(summary.subtitle).toBeTruthy();
    expect(summary.media).toBeTruthy();
  });

  test('has a picture of 480 by 320 px in the insert menu', () => {
    const folder = here('../studio/static/blocks/');
    expect(readdirSync(folder).toSorted()).toEqual(blockNames.map((name) => `${name}.webp`).toSorted());
    for (const name of blockNames) {
      const picture = readFileSync(new URL(`${name}.webp`, folder));
      expect([name, picture.toString('latin1', 8, 16)]).toEqual([name, 'WEBPVP8 ']);
      expect([name, picture.readUInt16LE(26), picture.readUInt16LE(28)]).toEqual([name, 480, 320]);
      expect(picture.length, name).toBeLessThanOrEqual(12_000);
    }
  });

  test('has a component in the storefront', () => {
    const names: Record<BlockName, true> = {
      bodyTypeTiles: true,
      brandBanner: true,
      brandGrid: true,
      budgetFinder: true,
      callToAction: true,
      countdown: true,
      featuredCars: true,
      featuredUsedCars: true,
      financeNow: true,
      financeSteps: true,
      heroCarousel: true,
      locationCards: true,
      locationMap: true,
      openingHours: true,
      paymentStrip: true,
      priceSlider: true,
      promoCards: true,
      recentlyViewed: true,
      reviews: true,
      richText: true,
      salesCounter: true,
      searchBar: true,
      specialOffers: true,
      statsBanner: true,
      team: true,
      valuePropositions: true,
      columns: true,
      enquiryForm: true,
      faq: true,
      featureList: true,
      gallery: true,
      latestNews: true,
      testimonial: true,
      video: true,
    };
    expect(Object.keys(names).toSorted()).toEqual([...blockNames].toSorted());
  });
});
