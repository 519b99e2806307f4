import type { NewSiteFacts } from './facts.ts';
import { locationsOf } from './locations.ts';

/** What a person must still add or check, in the order in which it hurts. */
export function leftToCheck(facts: NewSiteFacts): string[] {
  const { request, stock, places, unnamedPlaces, pictures, logoId } = facts;
  const withoutMap = places.filter(({ stock: known }) => !known?.lat).map(({ place }) => place.suburb);
  const known = locationsOf(facts).filter(({ document }) => document === null);
  return [
    'Privacy policy and terms: written from a template. Have them read by whoever advises you on law, above all what they say of driver licences, companies overseas and how long records are kept.',
    !request.company && 'The company behind the name: the footer and the legal pages name only the sign.',
    !request.abn && 'The ABN: the footer and the legal pages have none.',
    !request.email &&
      `The privacy officer’s address: the legal pages name ${request.leads[0] ?? 'none'}, where leads go too.`,
    'Finance: say who arranges the credit and under which Australian Credit Licence, or take the page out of the menus.',
    'Sell your car: the page values cars and says that an estimate holds for seven days, subject to an inspection. Take it out of the menus if you buy no cars.',
    'About us: says what you sell and where. Add who you are, and a photo of your place.',
    stock.cars === 0 &&
      'Stock: there is none yet. Import the feed; then give the home page its slides and rows of cars.',
    stock.cars > 0 &&
      pictures.length === 0 &&
      'Hero: no car has photos that are large enough, so the home page begins with words. Add slides with pictures of your own.',
    pictures.length > 0 &&
      `Hero: shows photos of your own cars (${pictures.map(({ alt }) => alt).join('; ')}). Change them when those are sold.`,
    !logoId && 'Logo: none, so the name is shown as text.',
    'Holidays: enter the hours of public holidays at each location.',
    withoutMap.length > 0 &&
      `Map: ${withoutMap.join(', ')} without latitude and longitude is on no map. Enter them at the location.`,
    known.length > 0 &&
      `Locations that were there already stay as they are: ${known.map(({ id }) => id).join(', ')}. Check their hours and phones.`,
    unnamedPlaces.length > 0 &&
      `Places of the stock without an address: ${unnamedPlaces.map(({ name, cars }) => `${name} (${cars})`).join(', ')}.`,
  ].filter((line) => typeof line === 'string');
}
