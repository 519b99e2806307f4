import type { Stay, TimeSpan } from './stay.ts';
import type { Capacity, Way, Workshop } from './workshop.ts';

/** A stay with what else it occupies. */
export interface Occupied extends Stay {
  way: Way;
}

type Resource = keyof Capacity;
const RESOURCES: readonly Resource[] = ['arrivals', 'bays', 'loanCars'];

const MINUTE_MS = 60_000;

/** Returns when a stay occupies a resource: an advisor at arrival, a bay while in work, a loan car throughout. */
export function spansOf(
  { arrivesAt, leavesAt, bay, way }: Occupied,
  resource: Resource,
  slotMinutes: number,
): readonly TimeSpan[] {
  if (resource === 'bays') return bay;
  if (resource === 'loanCars') return way === 'loanCar' ? [{ from: arrivesAt, until: leavesAt }] : [];
  return [{ from: arrivesAt, until: new Date(arrivesAt.getTime() + slotMinutes * MINUTE_MS) }];
}

/** Returns the greatest number of spans at any moment; a span does not include its end. */
export function mostAtOnce(spans: readonly TimeSpan[]): number {
  const changes = spans
    .flatMap(({ from, until }) => [[from.getTime(), 1] as const, [until.getTime(), -1] as const])
    .toSorted(([one, oneStep], [other, otherStep]) => one - other || oneStep - otherStep);
  let [now, most] = [0, 0];
  for (const [, step] of changes) {
    now += step;
    most = Math.max(most, now);
  }
  return most;
}

/** Returns the parts of spans within another span. */
const within = (spans: readonly TimeSpan[], { from, until }: TimeSpan): TimeSpan[] =>
  spans.flatMap((span) => {
    const part = { from: latest(span.from, from), until: earliest(span.until, until) };
    return part.from < part.until ? [part] : [];
  });

const latest = (one: Date, other: Date): Date => (one > other ? one : other);
const earliest = (one: Date, other: Date): Date => (one < other ? one : other);

/** Returns the stays that occupy anything during a time. Public pages check thousands of times against all stays. */
export const staysDuring = <Given extends Occupied>(
  stays: readonly Given[],
  { from, until }: TimeSpan,
  slotMinutes: number,
): Given[] => {
  const [start, end, slot] = [from.getTime(), until.getTime(), slotMinutes * MINUTE_MS];
  return stays.filter(({ arrivesAt, leavesAt }) => {
    const arrival = arrivesAt.getTime();
    return arrival < end && (leavesAt.getTime() > start || arrival + slot > start);
  });
};

/**
 * Returns which resource has no space for a further stay at some moment; null if it fits.
 * @param others stays that may overlap it
 */
export function lacking(
  { capacity, slotMinutes }: Pick<Workshop, 'capacity' | 'slotMinutes'>,
  others: readonly Occupied[],
  wanted: Occupied,
): Resource | null {
  const { arrivesAt, leavesAt } = wanted;
  const until = latest(leavesAt, new Date(arrivesAt.getTime() + slotMinutes * MINUTE_MS));
  const near = staysDuring(others, { from: arrivesAt, until }, slotMinutes);
  return (
    RESOURCES.find((resource) => {
      const taken = near.flatMap((other) => spansOf(other, resource, slotMinutes));
      return spansOf(wanted, resource, slotMinutes).some(
        (span) => mostAtOnce(within(taken, span)) >= capacity[resource],
      );
    }) ?? null
  );
}

/** Returns the greatest use of each resource by stays at any moment. */
export const peakUse = (
  stays: readonly Occupied[],
  slotMinutes: number,
  during: TimeSpan | null = null,
): Capacity => {
  const most = (resource: Resource) => {
    const spans = stays.flatMap((stay) => spansOf(stay, resource, slotMinutes));
    return mostAtOnce(during ? within(spans, during) : spans);
  };
  return { bays: most('bays'), arrivals: most('arrivals'), loanCars: most('loanCars') };
};
