import type { NewSiteFacts } from '@forecourt/lib/operations/new-site/facts';
import { navigationId, pageId, siteId, slideId } from './ids.ts';
import { locationsOf } from './locations.ts';

/** Something that a person must still add or check. */
export interface ToCheck {
  words: string;
  /** Where it is mended; null for what stands in no document. */
  document: { id: string; type: string } | null;
}

/** What a person must still add or check, in the order in which it hurts. */
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
      'Privacy policy and terms: written from a template. Have them read by whoever advises you on law, above all what they say of driver licences, companies overseas and how long records are kept.',
      page('/privacy-policy'),
    ],
    [
      !request.company && 'The company behind the name: the footer and the legal pages name only the sign.',
      footer,
    ],
    [!request.abn && 'The ABN: the footer and the legal pages have none.', footer],
    [
      !request.email &&
        `The privacy officer’s address: the legal pages name ${request.leads[0] ?? 'none'}, where leads go too.`,
      page('/privacy-policy'),
    ],
    [
      'Finance: say who arranges the credit and under which Australian Credit Licence, or take the page out of the menus.',
      page('/finance'),
    ],
    [
      'Sell your car: the page values cars, or takes their details for you to value them. Take it out of the menus if you buy no cars.',
      page('/sell-my-car'),
    ],
    [
      'About us: says what you sell and where. Add who you are, and a photo of your place.',
      page('/about-us'),
    ],
    [
      stock.cars === 0 &&
        'Stock: there is none yet. Import the feed; then give the home page its slides and rows of cars.',
      page('/'),
    ],
    [
      stock.cars > 0 &&
        pictures.length === 0 &&
        'Hero: no car has photos that are large enough, so the home page begins with words. Add slides with pictures of your own.',
      page('/'),
    ],
    [
      pictures.length > 0 &&
        `Hero: shows photos of your own cars (${pictures.map(({ alt }) => alt).join('; ')}). Change them when those are sold.`,
      { id: slideId(request.slug, '1'), type: 'slide' },
    ],
    [!logoId && 'Logo: none, so the name is shown as text.', site],
    ['Holidays: enter the hours of public holidays at each location.', place(locations[0]?.id)],
    [
      withoutMap.length > 0 &&
        `Map: ${withoutMap.map(({ suburb }) => suburb).join(', ')} without latitude and longitude is on no map. Enter them at the location.`,
      place(withoutMap[0]?.id),
    ],
    [
      existingLocations.length > 0 &&
        `Locations that were there already stay as they are: ${existingLocations.map(({ id }) => id).join(', ')}. Check their hours and phones.`,
      place(existingLocations[0]?.id),
    ],
    [
      unnamedPlaces.length > 0 &&
        `Places of the stock without an address: ${unnamedPlaces.map(({ name, cars }) => `${name} (${cars})`).join(', ')}.`,
      site,
    ],
  ];
  return lines.flatMap(([words, document]) => (words ? [{ words, document }] : []));
}
