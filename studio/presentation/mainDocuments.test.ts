import { evaluate, parse } from 'groq-js';
import { expect, test } from 'vitest';
import { mainDocumentOf } from './mainDocuments.ts';

const reference = (id: string) => ({ _type: 'reference', _ref: id });
const slug = (current: string) => ({ _type: 'slug', current });
const ORIGIN = 'http://one.test';
const SALES = { _id: 'sales', _type: 'location', slug: slug('albion-sales'), dealership: reference('yard') };
const MAIN = {
  _id: 'main',
  _type: 'location',
  slug: slug('albion'),
  dealership: reference('yard'),
  primary: true,
};
const CONTENT = [
  {
    _id: 'site-1',
    _type: 'site',
    url: 'http://one.test/',
    locations: [reference('sales'), reference('main')],
    settings: { locationPathBase: 'locations', locationPathSlug: 'dealership' },
  },
  { _id: 'site-2', _type: 'site', url: 'http://two.test', locations: [reference('sales')] },
  { _id: 'yard', _type: 'dealership', slug: slug('albion-motors') },
  SALES,
  MAIN,
  { _id: 'page', _type: 'page', path: slug('/about'), site: reference('site-1') },
  { _id: 'page-ute', _type: 'page', path: slug('/ute'), site: reference('site-2') },
  { _id: 'post', _type: 'blogPost', slug: slug('news'), site: reference('site-1') },
  { _id: 'offer', _type: 'offer', slug: slug('summer'), sites: [reference('site-1')] },
  { _id: 'brand', _type: 'manufacturer', slug: slug('jayco') },
  { _id: 'model', _type: 'model', slug: slug('ute') },
];

async function documentsAt(path: string, origin = ORIGIN): Promise<string[]> {
  const { filter, params } = mainDocumentOf(origin, path);
  const value = await evaluate(parse(`*[${filter}]._id`, { params }), { dataset: CONTENT, params });
  return (await value.get()) as string[];
}

test.each([
  ['/about', ['page']],
  ['/offers/summer', ['offer']],
  ['/offers/jayco/summer', ['offer']],
  ['/blog/news', ['post']],
  ['/blog', []],
  ['/blog/page/2', []],
  ['/brands/jayco', ['brand']],
  ['/jayco/overview', ['brand']],
  ['/ute', ['model']],
  // The main location of the dealership in the path, or the location with the slug.
  ['/locations/albion-motors', ['main']],
  ['/locations/albion-sales', ['sales']],
  ['/locations', []],
  ['/contact-us/albion-sales', []],
  ['/%E0', []],
])('the main document at %s of a site is %j', async (path, ids) => {
  expect(await documentsAt(path)).toEqual(ids);
});

test('the main documents of a site are its own', async () => {
  expect(await documentsAt('/blog/news', 'http://two.test')).toEqual([]);
  expect(await documentsAt('/offers/summer', 'http://two.test')).toEqual([]);
  expect(await documentsAt('/contact-us/albion-sales', 'http://two.test')).toEqual(['sales']);
  expect(await documentsAt('/contact-us/albion', 'http://two.test')).toEqual([]);
});

test('a page comes before a model at the same address', async () => {
  expect(await documentsAt('/ute', 'http://two.test')).toEqual(['page-ute']);
});
