import { modelRecordsQuery } from '@forecourt/lib/inventory/search/models/model-records-query';
import { evaluateSync, parse } from 'groq-js';
import { describe, expect, test } from 'vitest';
import type {
  BrandModelsQueryResult,
  ModelQueryResult,
  ModelRecordsQueryResult,
  SiteBrandsQueryResult,
} from '../sanity.types.ts';
import { brandModelsQuery, modelQuery, siteBrandsQuery, sitesOfBrandsQuery } from './directory.ts';

const ref = (id: string) => ({ _type: 'reference', _ref: id });
const slug = (current: string) => ({ _type: 'slug', current });
const picture = (alt: string) => ({ _type: 'picture', alt, asset: ref('image-a') });
const make = (name: string) => ({
  _id: `make-${name.toLowerCase()}`,
  _type: 'manufacturer',
  name,
  slug: slug(name.toLowerCase()),
  kind: 'car',
  logo: picture(name),
});
const place = (id: string, makes: string[], over = {}) => ({
  _id: id,
  _type: 'location',
  name: id,
  manufacturers: makes.map((name) => ref(`make-${name}`)),
  ...over,
});

const dataset = [
  { _id: 'image-a', _type: 'sanity.imageAsset', url: 'https://cdn/a.jpg' },
  make('Aquila'),
  make('Corvus'),
  make('Strix'),
  place('north', ['corvus', 'aquila']),
  place('south', ['corvus']),
  place('store', ['strix'], { visible: false }),
  {
    _id: 'site-group',
    _type: 'site',
    slug: slug('group'),
    locations: [ref('north'), ref('south'), ref('store')],
  },
  {
    _id: 'site-single',
    _type: 'site',
    slug: slug('single'),
    manufacturer: ref('make-strix'),
    locations: [ref('north')],
  },
  { _id: 'site-yard', _type: 'site', slug: slug('yard') },
  {
    _id: 'model-kestrel',
    _type: 'model',
    name: 'Kestrel',
    slug: slug('kestrel'),
    manufacturer: ref('make-aquila'),
    manufacturer_body: ['SUV', 'Wagon', 'Ute'],
    status: 'coming_soon',
    override_url: '/launch',
    image: picture('A Kestrel'),
    description: 'Quick.',
    content: [{ _key: 'a', _type: 'block', children: [], markDefs: [] }],
  },
  {
    _id: 'model-adder',
    _type: 'model',
    name: 'adder',
    slug: slug('adder'),
    manufacturer: ref('make-aquila'),
  },
  { _id: 'model-draft', _type: 'model', name: 'No address yet', manufacturer: ref('make-aquila') },
  { _id: 'model-other', _type: 'model', name: 'Other', slug: slug('other'), manufacturer: ref('make-strix') },
];

const ask = <Result>(query: string, params: Record<string, unknown> = {}): Result =>
  evaluateSync(parse(query, { params }), { dataset, params }).data as Result;

describe('directory', () => {
  const brands = (site: string) => ask<SiteBrandsQueryResult>(siteBrandsQuery, { site });

  test('a manufacturer carries id, name, slug and the address of its logo (MODEL-01..04)', () => {
    expect(brands('single')?.own).toMatchObject({
      id: 'make-strix',
      name: 'Strix',
      slug: 'strix',
      logo: { url: 'https://cdn/a.jpg' },
    });
  });

  test('a group sells the brands of its visible locations, and a yard none', () => {
    expect(brands('group')?.own).toBeNull();
    expect(new Set(brands('group')?.sold.map((brand) => brand?.name))).toEqual(new Set(['Aquila', 'Corvus']));
    expect(brands('yard')).toEqual({ own: null, sold: [] });
  });

  test.each([
    [['make-aquila'], ['group']],
    [
      ['make-corvus', 'make-strix'],
      ['group', 'single'],
    ],
    // One is hidden, and the other is not the brand of the single-brand site.
    [['make-strix'], ['single']],
    [['make-nobody'], []],
    [[], []],
  ])('the brands %j are sold by the sites %j', (manufacturers, sites) => {
    expect(ask<string[]>(sitesOfBrandsQuery, { manufacturers }).toSorted()).toEqual(sites);
    const having = ['group', 'single', 'yard'].filter((site) => {
      const { own = null, sold = [] } = brands(site) ?? {};
      return (own ? [own] : sold).some((brand) => brand && manufacturers.includes(brand.id));
    });
    expect(having).toEqual(sites);
  });

  const kestrel = ask<ModelQueryResult>(modelQuery, { slug: 'kestrel' });

  test('a model carries its name and its slug (MODEL-05 MODEL-06)', () =>
    expect(kestrel).toMatchObject({ name: 'Kestrel', slug: 'kestrel' }));

  test('a model carries its own address, which links use (MODEL-07)', () =>
    expect(kestrel).toMatchObject({ override_url: '/launch', href: '/launch' }));

  test('a model carries the address of its image (MODEL-08)', () =>
    expect(kestrel?.image).toMatchObject({ url: 'https://cdn/a.jpg', alt: 'A Kestrel' }));

  test('a model carries up to three bodies (MODEL-09)', () =>
    expect(kestrel?.manufacturer_body).toEqual(['SUV', 'Wagon', 'Ute']));

  test('a model carries its status (MODEL-10)', () => expect(kestrel?.status).toBe('coming_soon'));

  test('a model carries its manufacturer and its description', () =>
    expect(kestrel).toMatchObject({ manufacturer: { name: 'Aquila' }, description: 'Quick.' }));

  test('an unknown slug finds no model', () => expect(ask(modelQuery, { slug: 'nobody' })).toBeNull());

  test('a model whose own address is a script is linked by its slug', () => {
    const model = {
      _id: 'm',
      _type: 'model',
      slug: { current: 'kestrel' },
      override_url: ' JavaScript:alert(1)',
    };
    const answer = evaluateSync(parse(modelQuery, { params: { slug: 'kestrel' } }), {
      dataset: [model],
      params: { slug: 'kestrel' },
    });
    expect(answer.data).toMatchObject({ href: '/kestrel' });
  });

  test('models of a brand are sorted by name, ignoring case', () => {
    const models = ask<BrandModelsQueryResult>(brandModelsQuery, { manufacturers: ['make-aquila'] });
    expect(models.map(({ name }) => name)).toEqual(['adder', 'Kestrel', 'No address yet']);
    expect(models[0]).toMatchObject({ href: '/adder', manufacturer_body: [], status: 'current' });
  });

  test('the index gets every model that has a slug', () => {
    const models = ask<ModelRecordsQueryResult>(modelRecordsQuery);
    expect(models.map(({ id }) => id)).toEqual(['model-adder', 'model-kestrel', 'model-other']);
  });
});
