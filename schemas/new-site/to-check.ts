import type { NewSiteFacts } from '@forecourt/lib/operations/new-site/new-site-facts';
import { navigationId, pageId, siteId, slideId } from './ids.ts';
import { locationsOf } from './locations.ts';

/** A task that must be done after the site was created. */
export interface ToCheck {
  words: string;
  /** The document to edit, or null. */
  document: { id: string; type: string } | null;
}

/** Returns the remaining tasks, most important first. */
export function leftToCheck(facts: NewSiteFacts): ToCheck[] {
  const { request, stock, places, unnamedPlaces, pictures, logoId } = facts;
  const locations = locationsOf(facts);
  const withoutMap = places.flatMap(({ place, stock: stockOfPlace }, index) =>
    stockOfPlace?.lat ? [] : [{ suburb: place.suburb, id: locations[index]?.id }],
  );
  const existingLocations = locations.filter(({ document }) => document === null);
  const page = (path: string) => ({ id: pageId(request.slug, path), type: 'page' });
  const place = (id: string | undefined) => (id ? { id, type: 'location' } : null);
  const site = { id: siteId(request.slug), type: 'site' };
  const footer = { id: navigationId(request.slug, 'footer'), type: 'navigation' };
  const lines: (readonly [words: string | false, document: ToCheck['document']])[] = [
    [
      'Privacy policy and terms: written from a template. Ask your legal adviser to review them, especially driver licences, overseas companies and retention periods.',
      page('/privacy-policy'),
    ],
    [
      !request.company &&
        'Legal company name: missing. The footer and the legal pages show only the trading name.',
      footer,
    ],
    [!request.abn && 'ABN: missing in the footer and on the legal pages.', footer],
    [
      !request.email &&
        `Privacy contact: the legal pages show ${request.leads[0] ?? 'none'}, which also receives leads.`,
      page('/privacy-policy'),
    ],
    [
      'Finance: add who arranges the credit and under which Australian Credit Licence, or remove the page from the menus.',
      page('/finance'),
    ],
    [
      'Repayments: none are shown yet. In the site’s settings, enter your lender or interest rate, and its fees. The comparison rate is calculated from them.',
      site,
    ],
    [
      'Sell your car: the page values cars, or collects details so that you can value them. Remove it from the menus if you don’t buy cars.',
      page('/sell-my-car'),
    ],
    ['About us: the page says what you sell and where. Add who you are, and a photo.', page('/about-us')],
    [
      stock.cars === 0 &&
        'Stock: there is none yet. Import the feed; then give the home page its slides and rows of cars.',
      page('/'),
    ],
    [
      stock.cars > 0 &&
        pictures.length === 0 &&
        'Hero: no car has large enough photos, so the home page starts with text. Add slides with your own pictures.',
      page('/'),
    ],
    [
      pictures.length > 0 &&
        `Hero: shows photos of your own cars (${pictures.map(({ alt }) => alt).join('; ')}). Replace them when these cars are sold.`,
      { id: slideId(request.slug, '1'), type: 'slide' },
    ],
    [!logoId && 'Logo: none, so the name is shown as text.', site],
    ['Holidays: enter the public holiday hours of each location.', place(locations[0]?.id)],
    [
      withoutMap.length > 0 &&
        `Map: ${withoutMap.map(({ suburb }) => suburb).join(', ')} can’t be shown without latitude and longitude. Enter them in the location.`,
      place(withoutMap[0]?.id),
    ],
    [
      existingLocations.length > 0 &&
        `Existing locations were not changed: ${existingLocations.map(({ id }) => id).join(', ')}. Check their hours and phone numbers.`,
      place(existingLocations[0]?.id),
    ],
    [
      unnamedPlaces.length > 0 &&
        `Locations in the stock without an address: ${unnamedPlaces.map(({ name, cars }) => `${name} (${cars})`).join(', ')}.`,
      site,
    ],
  ];
  return lines.flatMap(([words, document]) => (words ? [{ words, document }] : []));
}
