import { dayAfter } from '../../sites/hours.ts';
import { lacking, type Occupied, staysDuring } from './capacity.ts';
import type { Conflict } from './conflict-labels.ts';
import { dateIn, openOn, planStayOn, type Stay, takesDays } from './stay.ts';
import type { Work } from './work.ts';
import type { Way, Workshop } from './workshop.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns whether a car can be brought in this way: nobody waits overnight. */
export const isWayOffered = (
  workshop: Pick<Workshop, 'capacity' | 'hours'>,
  work: Work & { allowsLoanCar: boolean },
  way: Way,
): boolean => {
  if (way === 'loanCar') return workshop.capacity.loanCars > 0 && work.allowsLoanCar;
  return way === 'dropOff' || (workshop.hours !== null && !takesDays(workshop.hours, work));
};

/**
 * Returns the stays that a workshop can take: within opening hours, early enough ahead, and never more at once
 * than its capacity.
 * @param others stays of other bookings
 * @returns by arrival, soonest first
 */
export function freeStays(
  workshop: Workshop,
  { work, way, now, others }: { work: Work; way: Way; now: Date; others: readonly Occupied[] },
): Stay[] {
  const { hours, slotMinutes, leadHours, daysAhead } = workshop;
  if (!hours) return [];
  const earliest = now.getTime() + leadHours * HOUR_MS;
  const latest = now.getTime() + daysAhead * DAY_MS;
  const today = dateIn(now, hours.timeZone);
  const stays: Stay[] = [];
  for (let after = 0; after <= daysAhead; after += 1) {
    const date = dayAfter(today, after);
    const day = openOn(hours, date);
    if (!day) continue;
    // Work of several days has few arrivals.
    const until = new Date(day.until.getTime() + slotMinutes * MINUTE_MS);
    const near = takesDays(hours, work)
      ? others
      : staysDuring(others, { from: day.from, until }, slotMinutes);
    for (let time = day.from.getTime(); time < day.until.getTime(); time += slotMinutes * MINUTE_MS) {
      if (time < earliest || time >= latest) continue;
      const stay = planStayOn(hours, date, new Date(time), work, day);
      if (stay && !lacking(workshop, near, { ...stay, way })) stays.push(stay);
    }
  }
  return stays;
}

/**
 * Returns the bookings that no longer fit after a change of hours or capacity. Earlier bookings keep their
 * place; of those that are too many, the later ones are in conflict.
 * @param bookings in the order in which they were made
 */
export function conflictsOf<Booking extends Occupied & { id: string }>(
  workshop: Pick<Workshop, 'capacity' | 'slotMinutes' | 'hours'>,
  bookings: readonly Booking[],
): Map<string, Conflict> {
  const conflicts = new Map<string, Conflict>();
  const kept: Booking[] = [];
  for (const booking of bookings) {
    const reason = isOpenDuring(workshop, booking) ? lacking(workshop, kept, booking) : 'closed';
    if (reason) conflicts.set(booking.id, reason);
    else kept.push(booking);
  }
  return conflicts;
}

function isOpenDuring({ hours }: Pick<Workshop, 'hours'>, { arrivesAt, leavesAt, bay }: Stay): boolean {
  if (!hours) return false;
  const moments = [{ from: arrivesAt, until: arrivesAt }, { from: leavesAt, until: leavesAt }, ...bay];
  return moments.every(({ from, until }) => {
    const day = openOn(hours, dateIn(from, hours.timeZone));
    return day !== null && day.from <= from && until <= day.until;
  });
}
