import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayReferTo } from './counterpart.ts';
import { type Copy, type CopyRequest, freeAddress, planBlocks, planCopy } from './plan.ts';
import { isAsset, referencesIn } from './references.ts';
import { document, facts, harbour, northside, reference, slide } from './testing.ts';

const ids = () => {
  let number = 0;
  return () => `new-${++number}`;
};
const wish = (more: Partial<CopyRequest> = {}): CopyRequest => ({
  facts,
  from: harbour,
  to: northside,
  along: false,
  newId: ids(),
  ...more,
});
const action = (label: string, link: object) => ({
  _type: 'action',
  label,
  link: { _type: 'link', ...link },
});
const page = (...blocks: object[]) =>
  document({
    _id: 'page-eofy',
    _type: 'page',
    title: 'EOFY at Harbour',
    site: reference('site-harbour'),
    path: { _type: 'slug', current: '/eofy' },
    blocks: blocks.map((block, index) => ({ _key: `k${index}`, ...block })),
  });
const only = (copies: Copy[]) => {
  expect(copies).toHaveLength(1);
  return copies[0] as Copy;
};
const words = (copy: Copy) => copy.changes.map(({ kind, words: sentence }) => `${kind}: ${sentence}`);

test('duplicates a page as a draft of the other site at the same address', () => {
  const copy = only(planCopy(page({ _type: 'bodyTypeTiles' }), wish()));
  expect(copy).toMatchObject({
    id: 'new-1',
    title: 'EOFY at Harbour',
    address: '/eofy',
    mentions: 1,
    changes: [],
  });
  expect(copy.draft).toEqual({
    _id: 'drafts.new-1',
    _type: 'page',
    title: 'EOFY at Harbour',
    site: reference('site-northside'),
    path: { _type: 'slug', current: '/eofy' },
    blocks: [{ _key: 'k0', _type: 'bodyTypeTiles' }],
  });
});

test('numbers an address that the other site already uses, and says so', () => {
  const finance = { ...page(), _id: 'page-finance', path: { _type: 'slug', current: '/finance' } };
  const copy = only(planCopy(finance, wish()));
  expect(copy.address).toBe('/finance-2');
  expect(words(copy)).toEqual(['changed: The address /finance is taken, so it becomes /finance-2.']);
});

test('a duplicate on the same site keeps its references under a new name and address', () => {
  const original = page({ _type: 'heroCarousel', slides: [reference('slide-range')] });
  const copy = only(planCopy(original, wish({ to: harbour })));
  expect(copy).toMatchObject({ title: 'EOFY at Harbour (copy)', address: '/eofy-2' });
  expect(copy.draft.blocks).toEqual(original.blocks);
});

test('replaces references with the other site’s page or location where one matches', () => {
  const copy = only(
    planCopy(
      page(
        {
          _type: 'callToAction',
          actions: [action('Finance', { kind: 'page', page: reference('page-finance') })],
        },
        { _type: 'openingHours', locations: [reference('albion-sales'), reference('shared-parts')] },
        { _type: 'brandBanner', manufacturer: reference('manufacturer-kestrel') },
        {
          _type: 'specialOffers',
          mode: 'chosen',
          offers: [reference('offer-both'), reference('offer-wheels')],
        },
        { _type: 'featuredCars', filter: { _type: 'stockFilter', locations: ['Albion'] } },
        { _type: 'callToAction', actions: [action('Call', { kind: 'phone', phone: '0770101111' })] },
      ),
      wish(),
    ),
  );
  expect(referencesIn(copy.draft)).toEqual([
    'page-finance-northside',
    'northside-sales',
    'shared-parts',
    'manufacturer-kestrel',
    'offer-both',
    'site-northside',
  ]);
  expect(JSON.stringify(copy.draft)).toContain('"phone":"07 7010 4444"');
  expect(JSON.stringify(copy.draft)).toContain('"locations":["Northside"]');
  expect(words(copy)).toEqual([
    "changed: 'Finance' becomes 'Money'.",
    "changed: 'Albion' becomes 'Northside'.",
    "left out: 'Wheels': Northside has no equivalent.",
    "changed: Cars at 'Albion' become cars at 'Northside'.",
    'changed: The phone number 0770101111 becomes 07 7010 4444.',
  ]);
});

test('removes buttons, menu entries and links that lost their target, but keeps their text', () => {
  const text = {
    _type: 'block',
    markDefs: [{ _type: 'link', _key: 'm', kind: 'page', page: reference('page-boats') }],
    children: [{ _type: 'span', text: 'boats', marks: ['strong', 'm'] }],
  };
  const copy = only(
    planCopy(
      page(
        {
          _type: 'callToAction',
          actions: [action('Boats', { kind: 'page', page: reference('page-boats') })],
        },
        { _type: 'richText', content: [text] },
        { _type: 'heroCarousel', slides: [reference('slide-range')] },
        { _type: 'callToAction', actions: [action('Book', { kind: 'phone', phone: '07 7010 2222' })] },
      ),
      wish(),
    ),
  );
  expect(copy.draft.blocks).toEqual([
    { _key: 'k0', _type: 'callToAction', actions: [] },
    {
      _key: 'k1',
      _type: 'richText',
      content: [{ ...text, markDefs: [], children: [{ _type: 'span', text: 'boats', marks: ['strong'] }] }],
    },
    { _key: 'k3', _type: 'callToAction', actions: [] },
  ]);
  expect(words(copy)).toContain('left out: A block (hero carousel): it would be empty.');
  expect(words(copy)).toContain("left out: 'Boats': its link has no target.");
});

test('duplicates slides with their link targets on request, once each', () => {
  const hero = { _type: 'heroCarousel', slides: [reference('slide-range', { _key: 's' })] };
  const [copy, along, ...more] = planCopy(page(hero, hero), wish({ along: true }));
  expect(more).toEqual([]);
  expect(along).toMatchObject({ id: 'new-2', type: 'slide', mentions: 1 });
  expect(along?.draft).toMatchObject({ site: reference('site-northside'), image: slide.image });
  expect(referencesIn(along?.draft)).toContain('page-finance-northside');
  const [first] = (copy?.draft.blocks ?? []) as { slides: object[] }[];
  expect(first?.slides).toEqual([
    { _type: 'reference', _ref: 'new-2', _key: 's', _weak: true, _strengthenOnPublish: { type: 'slide' } },
  ]);
});

test('shows a duplicated offer on the other site only', () => {
  const offer = document({
    _id: 'offer-wheels',
    _type: 'offer',
    name: 'Wheels',
    slug: { _type: 'slug', current: 'wheels' },
    sites: [reference('site-harbour', { _key: 'a' })],
    excludedSites: [reference('site-northside', { _key: 'b' })],
  });
  const { draft } = only(planCopy(offer, wish()));
  expect(draft).toMatchObject({ sites: [{ _ref: 'site-northside' }], slug: { current: 'wheels' } });
  expect(draft).not.toHaveProperty('excludedSites');
});

test('resolves single blocks like a page', () => {
  const plan = planBlocks(
    [{ _key: 'a', _type: 'openingHours', locations: [reference('albion-service')] }],
    wish(),
  );
  expect(plan.blocks).toEqual([{ _key: 'a', _type: 'openingHours', locations: [] }]);
  expect(plan.changes.map(({ kind }) => kind)).toEqual(['left out']);
});

const anyReference = fc
  .constantFrom(...facts.entries.map(({ id }) => id), 'gone', 'image-a')
  .map((id) => reference(id));
const anyLink = fc.oneof(
  fc.record({ _type: fc.constant('link'), kind: fc.constant('page'), page: anyReference }),
  fc.record({
    _type: fc.constant('link'),
    kind: fc.constant('phone'),
    phone: fc.constantFrom(...facts.places.flatMap(({ phones }) => phones), '1300 000 000'),
  }),
);
const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    anyReference,
    anyLink,
    fc.record({ _type: fc.constant('action'), label: fc.string(), link: anyLink }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('slides', 'offers', 'image', 'items', '_type'), tie('value')),
    fc.string(),
  ),
}));

test('never refers to another site’s document or another location’s phone', () => {
  fc.assert(
    fc.property(anyValue, fc.boolean(), fc.boolean(), (value, along, back) => {
      const [from, to] = back ? [northside, harbour] : [harbour, northside];
      const copies = planCopy(page({ _type: 'columns', value }), wish({ from, to, along }));
      const copyIds = new Set(copies.map(({ id }) => id));
      for (const { draft } of copies)
        for (const id of referencesIn(draft)) {
          const entry = facts.entries.find((other) => other.id === id);
          expect(copyIds.has(id) || isAsset(id) || (entry && mayReferTo(entry, to)), id).toBe(true);
        }
      const foreign = facts.places
        .filter(({ id }) => !to.locations.includes(id) && !to.dealerships.includes(id))
        .flatMap(({ phones }) => phones);
      for (const phone of foreign)
        expect(JSON.stringify(copies.map(({ draft }) => draft))).not.toContain(phone);
    }),
  );
});

test('keeps an address unless it is taken', () => {
  expect(freeAddress('/eofy', new Set(['/']))).toBe('/eofy');
  expect(freeAddress('/eofy', new Set(['/eofy', '/eofy-2']))).toBe('/eofy-3');
  expect(freeAddress('/', new Set(['/']))).toBe('/home-2');
});

test('always produces a free address within the length limit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z-]{1,63}$/), fc.nat(20), (wish, count) => {
      const takenAddresses = new Set([
        wish,
        ...Array.from({ length: count }, (_, index) => `${wish}-${index + 2}`),
      ]);
      const address = freeAddress(wish, takenAddresses, 63);
      expect(takenAddresses.has(address)).toBe(false);
      expect(address.length).toBeLessThanOrEqual(63);
    }),
  );
});
