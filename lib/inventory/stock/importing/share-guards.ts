import type { Guard, ShareGuard } from './guards.ts';
import { type PlaceCounts, totalsByDealership } from './location-counts.ts';

export interface PastRun {
  places: readonly PlaceCounts[];
  /** The guards that a person accepted. Such a run does not count towards what is usual. */
  accepted: readonly Guard[];
}

/** A guard's limit that the feed exceeds. */
export interface GuardFinding {
  guard: Guard;
  dealershipId: string | null;
  locationId: string | null;
  count: number;
  of: number;
  limit: number;
  accepted: boolean;
}

interface Rule {
  count: (place: PlaceCounts) => number;
  of: (place: PlaceCounts) => number;
  /** Up to this many vehicles is never suspicious: a small dealer may sell its last vehicle. */
  free: number;
  /** The share allowed for a location without history. */
  share: number;
}

/** A larger share is never allowed, even if earlier imports exceeded it. */
const MOST_SHARE = 0.5;
const rows = ({ taken, held, rejected }: PlaceCounts): number => taken + held + rejected;

const RULES: Readonly<Record<ShareGuard, Rule>> = {
  retiring: { count: ({ retired }) => retired, of: ({ before }) => before, free: 3, share: 0.2 },
  rejected: { count: ({ rejected }) => rejected, of: rows, free: 2, share: 0.1 },
  duplicates: { count: ({ duplicates }) => duplicates, of: rows, free: 2, share: 0.05 },
  unplaced: { count: ({ unplaced = 0 }) => unplaced, of: ({ before }) => before, free: 3, share: 0.2 },
};

/**
 * Checks the share guards of each dealership and location. The limit is twice the highest share of its last
 * runs.
 */
export function checkShares(
  places: readonly PlaceCounts[],
  past: readonly PastRun[],
  acceptedGuards: ReadonlySet<Guard>,
): GuardFinding[] {
  const placesToJudge = totalsByDealership(places);
  const history = past.map((run) => ({ ...run, places: totalsByDealership(run.places) }));
  return (Object.keys(RULES) as ShareGuard[]).flatMap((guard) => {
    const rule = RULES[guard];
    return placesToJudge.flatMap((place): GuardFinding[] => {
      const [count, of] = [rule.count(place), rule.of(place)];
      const limit = Math.max(rule.free, Math.floor(of * usualShare(guard, place, history)));
      if (count <= limit) return [];
      const { dealershipId, locationId } = place;
      return [{ guard, dealershipId, locationId, count, of, limit, accepted: acceptedGuards.has(guard) }];
    });
  });
}

function usualShare(guard: ShareGuard, place: PlaceCounts, past: readonly PastRun[]): number {
  const { count, of, share } = RULES[guard];
  const earlier = past
    .filter((run) => !run.accepted.includes(guard))
    .flatMap((run) => run.places)
    .filter(
      ({ dealershipId, locationId }) =>
        dealershipId === place.dealershipId && locationId === place.locationId,
    )
    .map((run) => (of(run) === 0 ? 0 : count(run) / of(run)));
  return Math.min(MOST_SHARE, Math.max(share, 2 * Math.max(0, ...earlier)));
}

/** Checks a feed without rows: a small dealer may have sold its last vehicles, a larger one has not. */
export function checkEmpty(
  rowCount: number,
  before: number,
  acceptedGuards: ReadonlySet<Guard>,
): GuardFinding[] {
  const limit = RULES.retiring.free;
  if (rowCount > 0 || before <= limit) return [];
  return [
    {
      guard: 'empty',
      dealershipId: null,
      locationId: null,
      count: before,
      of: before,
      limit,
      accepted: acceptedGuards.has('empty'),
    },
  ];
}

const SAYINGS: Readonly<Partial<Record<Guard, (finding: GuardFinding) => string>>> = {
  retiring: ({ count, of }) => `${count} of ${of} vehicles are no longer listed`,
  rejected: ({ count, of }) => `${count} of ${of} rows cannot be imported`,
  duplicates: ({ count, of }) => `${count} of ${of} rows repeat a stock number with different details`,
  unplaced: ({ count, of }) => `the location code of ${count} of ${of} vehicles is no longer known`,
  empty: ({ count }) => `the feed lists no vehicles, and ${count} would be retired`,
};

/**
 * Describes a finding for people: `Albion: 45 of 100 vehicles are no longer listed; up to 20 would be usual.`
 */
export function findingText(finding: GuardFinding, names: ReadonlyMap<string, string>): string {
  const place = [finding.dealershipId, finding.locationId]
    .filter((id) => id !== null)
    .map((id) => names.get(id) ?? id)
    .join(', ');
  const says = SAYINGS[finding.guard]?.(finding) ?? finding.guard;
  const usual = finding.guard === 'empty' ? '' : `; up to ${finding.limit} would be usual`;
  return `${place ? `${place}: ` : ''}${says}${usual}.`;
}

/** Describes how to accept a finding on the command line. */
export const commandText = ({ guard, accepted }: GuardFinding): string =>
  accepted ? 'Accepted.' : `If this is intended, use --accept ${guard}.`;
