import type { FeatureRow, MatrixRow, SiteColumn } from './rows.ts';

/** Where the switches of a group show, as paths of a site. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  Stock: ['/search', '/cars/…'],
  Buying: ['/cars/…', '/search'],
  Finance: ['/search', '/cars/…'],
  Search: ['/search'],
  Cars: ['/cars/…', '/search'],
  Enquiries: ['/cars/…', '/contact'],
};
/** Anything else may stand on any page. */
const EVERYWHERE = ['every page'];

/** What changes on the pages when a switch is set, in a sentence for whoever is about to. */
export function effectOf({ description }: Pick<FeatureRow, 'description'>, on: boolean): string {
  return `${on ? 'From now on' : 'No longer'}: ${description}.`;
}

/** The addresses on which that shows, of the sites it is set at. */
export function placesOf({ group }: Pick<MatrixRow, 'group'>, sites: readonly SiteColumn[]): string[] {
  const paths = PLACES[group] ?? EVERYWHERE;
  return sites.map(({ name, url }) => {
    const host = url && URL.canParse(url) ? new URL(url).host : name;
    return paths === EVERYWHERE ? `every page of ${host}` : paths.map((path) => `${host}${path}`).join(', ');
  });
}
