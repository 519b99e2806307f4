import { expect, test } from 'vitest';
import type { ModelContent } from './model-records-query.ts';
import { siteModelsFilter } from './site-models-filter.ts';
import { toModelRecord } from './to-record.ts';

const content = (over: Partial<ModelContent> = {}): ModelContent => ({
  id: 'model-cx-5',
  name: 'CX-5',
  slug: 'cx-5',
  href: '/cx-5',
  manufacturer_body: ['SUV'],
  status: 'current',
  image: { url: 'https://cdn/a.jpg', alt: 'CX-5', width: 1440, height: 1080, crop: null, hotspot: null },
  manufacturer: { id: 'm', name: 'Mazda', slug: 'mazda' },
  ...over,
});

test('links to the address of the editor, else to the page of the model (MODEL-07)', () => {
  expect(toModelRecord(content({ href: '/launch' }))?.model.href).toBe('/launch');
  expect(toModelRecord(content({ href: null }))?.model.href).toBe('/cx-5');
});

test('maps bodies to those of the stock, each once (MODEL-09)', () => {
  const bodies = (words: string[]) => toModelRecord(content({ manufacturer_body: words }))?.model.body;
  expect(bodies(['SUV', 'Sports Utility Vehicle', 'Cab Chassis'])).toEqual(['suv', 'cabChassis']);
  expect(bodies(['Hovercraft', ' '])).toEqual(['Hovercraft']);
});

test('treats an unknown status as on sale (MODEL-10)', () => {
  expect(toModelRecord(content({ status: 'coming_soon' }))?.model.status).toBe('coming_soon');
  expect(toModelRecord(content({ status: 'odd' }))?.model.status).toBe('current');
});

test('keeps crop and focus of a picture', () => {
  const crop = { top: 0.1, left: 0, bottom: 0, right: 0 };
  const hotspot = { x: 0.5, y: 0.25 };
  const image = toModelRecord(content({ image: { ...content().image!, crop, hotspot } }))?.model.image;
  expect(image).toEqual({ url: 'https://cdn/a.jpg', alt: 'CX-5', width: 1440, height: 1080, crop, hotspot });
  expect(toModelRecord(content({ image: null }))?.model.image).toBeNull();
});

test('leaves out a model without a name, address or manufacturer', () => {
  expect(
    [{ name: '' }, { slug: '' }, { manufacturer: null }].map((over) => toModelRecord(content(over))),
  ).toEqual([null, null, null]);
});

test('limits the directory to the manufacturers of the site (SITE-01)', () => {
  expect(siteModelsFilter([{ id: 'a' }, { id: 'b' }])).toBe(
    '(manufacturer.id:"a" OR manufacturer.id:"b") AND NOT model.status:"discontinued"',
  );
  expect(siteModelsFilter([])).toContain('manufacturer.id:""');
});
