import { editDistance } from '../../platform/text/edit-distance.ts';

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Returns the names most similar to an entry, best first.
 * Ignores case, hyphens and spaces. Names with the same beginning come first; names that differ in more than
 * half of the letters are left out.
 */
export function nearestNames(text: string, names: readonly string[], most = 3): string[] {
  const wish = plain(text);
  const distance = (name: string) => {
    const candidate = plain(name);
    const startsAlike = wish !== '' && (candidate.startsWith(wish) || wish.startsWith(candidate));
    return startsAlike ? Math.abs(candidate.length - wish.length) / 100 : editDistance(wish, candidate);
  };
  return [...new Set(names)]
    .map((name) => ({ name, distance: distance(name) }))
    .filter(({ distance: far }) => far <= wish.length / 2)
    .toSorted((one, other) => one.distance - other.distance || (one.name < other.name ? -1 : 1))
    .slice(0, most)
    .map(({ name }) => name);
}
