import { editDistance } from '../../../platform/text/edit-distance.ts';
import { FeedError } from '../feed-error.ts';

export interface ExpectedColumns {
  known: ReadonlySet<string>;
  required: ReadonlySet<string>;
}

/**
 * Compares a feed's columns with the mapping.
 *
 * @returns unknown columns, which are only reported
 * @throws FeedError naming missing columns, unexpected columns and likely matches
 */
export function checkHeader(
  header: readonly string[],
  { known: knownColumns, required: requiredColumns }: ExpectedColumns,
): string[] {
  const presentNames = new Set(header);
  const missingNames = [...requiredColumns].filter((name) => !presentNames.has(name));
  const unexpectedNames = header.filter((name) => name !== '' && !knownColumns.has(name));
  const twice = header.filter(
    (name, index) => name !== '' && knownColumns.has(name) && header.indexOf(name) !== index,
  );
  if (twice.length > 0)
    throw new FeedError(`The header contains ${quote(twice)} more than once. Nothing was changed.`);
  if (missingNames.length === 0) return unexpectedNames;

  const lines = [`The header does not match the mapping. Missing: ${quote(missingNames)}.`];
  if (unexpectedNames.length > 0) lines.push(`Unexpected: ${quote(unexpectedNames)}.`);
  for (const name of missingNames) {
    const near = nearest(name, unexpectedNames);
    if (near) lines.push(`Was "${name}" renamed to "${near}"?`);
  }
  if (
    missingNames.length === requiredColumns.size &&
    unexpectedNames.length === 1 &&
    /[;\t|,]/.test(unexpectedNames[0] as string)
  )
    lines.push('The columns seem to be separated by another character: set delimiter in the mapping.');
  lines.push('Nothing was changed.');
  throw new FeedError(lines.join(' '));
}

const quote = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

function nearest(name: string, candidates: readonly string[]): string | null {
  const byDistance = candidates
    .map((candidate) => ({ candidate, distance: nameDistance(name, candidate) }))
    .toSorted((a, b) => a.distance - b.distance);
  const best = byDistance[0];
  return best && best.distance <= Math.max(1, Math.floor(name.length / 3)) ? best.candidate : null;
}

/** Edit distance of two names, reduced if they share a word or one contains the other. */
function nameDistance(a: string, b: string): number {
  const [first, second] = [wordsOf(a), wordsOf(b)];
  const [whole, other] = [first.join(''), second.join('')];
  if (whole.length > 2 && other.length > 2 && (whole.includes(other) || other.includes(whole))) return 1;
  const distance = editDistance(whole, other);
  return first.some((word) => word.length > 3 && second.includes(word)) ? Math.min(distance, 2) : distance;
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
