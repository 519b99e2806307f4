import { FeedError } from '../feed-error.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { Guard } from './guards.ts';
import { type Places, placeNames } from './location-counts.ts';
import type { Tally } from './report.ts';
import { checkEmpty, checkShares, commandText, findingText, type PastRun } from './share-guards.ts';

/**
 * Checks all guards that apply to the whole feed, and adds their findings to the tally.
 *
 * @param checked.before number of vehicles that the feed listed before
 * @throws FeedError with all findings that were not accepted
 */
export function checkFeed(
  { places }: { places: Places },
  {
    mapping,
    tally,
    before,
    past,
    accepted,
  }: {
    mapping: Mapping;
    tally: Tally;
    before: number;
    past: readonly PastRun[];
    accepted: ReadonlySet<Guard>;
  },
): void {
  const { read, taken, held } = tally.rows;
  const emptyFindings = checkEmpty(read, before, accepted);
  // An empty feed was checked by `checkEmpty`; checking each location would repeat the finding.
  const shares = read === 0 ? [] : checkShares(places.all(), past, accepted);
  const names = placeNames(mapping);
  tally.guards.push(
    ...[...emptyFindings, ...shares].map((finding) => ({ ...finding, text: findingText(finding, names) })),
  );
  if (read > 0 && taken + held === 0)
    throw new FeedError(
      `None of the ${read} rows could be imported. Check that the file fits the mapping. Nothing was changed.`,
    );
  const refusals = tally.guards.filter((finding) => !finding.accepted);
  if (refusals.length > 0)
    throw new FeedError(
      [...refusals.map((finding) => `${finding.text} ${commandText(finding)}`), 'Nothing was changed.'].join(
        '\n',
      ),
    );
}
