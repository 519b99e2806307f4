import { validated } from '@forecourt/schemas/testing/validate';
import { templatePlaceholdersIn } from '@forecourt/schemas/warnings/templatePlaceholders';
import { evaluate, parse } from 'groq-js';
import { describe, expect, test } from 'vitest';
import { inAMonth, morningOf, PAGE_TEMPLATES, pageOf } from './pageTemplates.ts';
import { addressLine, departments, SITE_FACTS, type SiteFacts, towns } from './siteFacts.ts';

const ref = (id: string) => ({ _type: 'reference', _ref: id });
const place = (_id: string, city: string, more: object = {}) => ({
  _id,
  _type: 'location',
  name: `Harbour ${city}`,
  location_type: 'sales',
  address: { street: '114 Sandgate Road', city, state: 'QLD', postcode: '4010' },
  contact_detail: { phone: '07 7010 0110' },
  ...more,
});
const dataset = [
  {
    _id: 'site-harbour',
    _type: 'site',
    name: 'Harbour Motor Group',
    locations: [ref('albion'), ref('ipswich'), ref('shed')],
  },
  place('albion', 'Albion', { primary: true }),
  place('ipswich', 'Ipswich', { location_type: 'service' }),
  place('shed', 'Nowhere', { visible: false }),
  { _id: 'slide-a', _type: 'slide', site: ref('site-harbour'), image: { asset: ref('image-a') } },
  { _id: 'slide-b', _type: 'slide', site: ref('site-other'), image: { asset: ref('image-a') } },
  {
    _id: 'page-contact',
    _type: 'page',
    title: 'Contact',
    site: ref('site-harbour'),
    path: { current: '/contact-us' },
  },
  { _id: 'site-new', _type: 'site', name: 'New' },
];
const factsOf = async (site: string) =>
  (await (
    await evaluate(parse(SITE_FACTS, { params: { site } }), { dataset, params: { site } })
  ).get()) as SiteFacts;

const problems = async (page: object): Promise<string[]> =>
  (await validated({ _id: 'drafts.page-new', _type: 'page', ...page }, dataset)).map(
    ({ level, path, message }) => `${level} ${JSON.stringify(path)}: ${message}`,
  );

const BLANK = 'blank';
const filled = PAGE_TEMPLATES.filter(({ name }) => name !== BLANK);

test('a blank page has no blocks, and is valid but for the warning of an empty page', async () => {
  const template = PAGE_TEMPLATES.find(({ name }) => name === BLANK);
  const facts = await factsOf('site-new');
  const page = template && pageOf(template, facts, { title: 'Careers', until: inAMonth(new Date()) });
  expect(page).toMatchObject({ title: 'Careers', path: { current: '/careers' }, blocks: [] });
  expect(await problems(page ?? {})).toEqual([
    'warning ["blocks"]: Visitors see an empty page. Add a block.',
  ]);
});

describe.each(filled.map((template) => [template.name, template] as const))(
  'page template %s',
  (_, template) => {
    test.each(['site-harbour', 'site-new'])(
      'makes a page of %s that is valid once its editor has filled in the rest',
      async (site) => {
        const facts = await factsOf(site);
        const wish = { title: template.suggestion(facts), until: inAMonth(new Date()) };
        const page = pageOf(template, facts, wish);
        // A new campaign has no running offers yet.
        const problemsOfPage = (await problems(page)).filter(
          (problem) => !problem.endsWith('no offer of this site is running.'),
        );
        const isAsked = (problem: string) => problem.includes('is a placeholder from the template');
        expect(problemsOfPage.filter((problem) => !isAsked(problem))).toEqual([]);
        const wordsToFill = templatePlaceholdersIn(JSON.stringify(page));
        for (const words of wordsToFill) expect(problemsOfPage.join()).toContain(`'${words}'`);
        expect(problemsOfPage.every((problem) => problem.startsWith('error'))).toBe(true);
        // Ensures that the list of unpublishable placeholders is complete.
        const filledPage = wordsToFill.reduce(
          (text, words) => text.replaceAll(words, ''),
          JSON.stringify(page),
        );
        expect(filledPage).not.toMatch(/say here/i);
        expect(page.blocks.length).toBeGreaterThanOrEqual(site === 'site-new' ? 1 : 2);
        expect(JSON.stringify(page)).toContain(facts.name);
        expect(JSON.stringify(page)).not.toMatch(/undefined|null|Nowhere|slide-b/);
      },
    );

    test('has a picture of its blocks', () => {
      expect(template.pictures.length).toBeGreaterThan(1);
    });
  },
);

test('mentions the site’s name, place and contact details', async () => {
  const facts = await factsOf('site-harbour');
  expect(towns(facts)).toBe('Albion and Ipswich');
  expect(departments(facts)).toBe('sales and service');
  expect(facts.places.map(addressLine)).toContain('114 Sandgate Road, Albion QLD 4010');
  const event = PAGE_TEMPLATES.find(({ name }) => name === 'event');
  const page = event && pageOf(event, facts, { title: 'Open day', until: '2027-01-26T00:00:00Z' });
  expect(page?.path.current).toBe('/open-day');
  expect(JSON.stringify(page)).toContain('At Harbour Albion, 114 Sandgate Road, Albion QLD 4010.');
  expect(JSON.stringify(page)).toContain('"phone":"07 7010 0110"');
});

test('starts a day in the site’s time zone, not the browser’s', async () => {
  expect(morningOf('2027-06-30', 'Australia/Perth')).toBe('2027-06-30T01:00:00.000Z');
  expect(morningOf('2027-06-30', 'Australia/Brisbane')).toBe('2027-06-29T23:00:00.000Z');
  expect(morningOf('', 'Australia/Perth')).toMatch(/T01:00:00\.000Z$/);
  expect((await factsOf('site-harbour')).timeZone).toBe('Australia/Brisbane');
});
