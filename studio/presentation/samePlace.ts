import { addressAt, patternOf } from '@forecourt/lib/sites/address-table';
import { parseSettings } from '@forecourt/lib/sites/settings';
import { type SiteAddresses, targetKind } from '@forecourt/schemas/warnings/addresses';

/**
 * Returns the path of the same kind of page on another site: the same path if it exists, or else the site's own
 * page of that kind, the nearest parent page, or the home page.
 */
export function samePlace(path: string, from: SiteAddresses, to: SiteAddresses): string {
  const has = (candidate: string) => targetKind(candidate, to) === 'page';
  const match = addressAt(settingsOf(from), path);
  // A vehicle is for sale at one site.
  if (match?.row.page === 'vehicle') return has('/search') ? '/search' : '/';
  if (has(path)) return path;
  if (match) {
    // The site may have another address for this kind of page, such as its locations.
    const pattern = patternOf(match.row, settingsOf(to));
    const own = filled(pattern, match.parts);
    if (has(own)) return own;
    const [place] = to.places;
    if (match.row.page === 'location' && place) {
      const other = filled(pattern, [place]);
      if (has(other)) return other;
    }
  }
  const parts = path.split('/').slice(1, -1);
  while (parts.length > 0) {
    const above = `/${parts.join('/')}`;
    if (has(above)) return above;
    parts.pop();
  }
  return '/';
}

const settingsOf = ({ settings }: SiteAddresses) => parseSettings(settings ?? {}).settings;

function filled(pattern: string, parts: readonly string[]): string {
  let index = 0;
  return pattern.replace(/:\w+/g, () => parts[index++] ?? '');
}
