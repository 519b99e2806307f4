import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HEAD_START_HOURS, nextToNotify, type WaitingPlace } from './next-to-notify.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22) + minutes * 60_000);
const place = (id: string, mailed: number | null = null): WaitingPlace => ({
  id,
  mailedAt: mailed === null ? null : at(mailed),
});
const FREE = { isFree: true, freeSince: at(100) };
const FAIR = HEAD_START_HOURS * 60;

describe('next person to notify of a free vehicle', () => {
  test('is the first who joined, or none while the vehicle is held', () => {
    const places = [place('a'), place('b')];
    expect(nextToNotify(places, FREE, at(100))?.id).toBe('a');
    expect(nextToNotify(places, { ...FREE, isFree: false }, at(100))).toBeNull();
    expect(nextToNotify([place('a', 100)], FREE, at(1_000))).toBeNull();
    expect(nextToNotify([], FREE, at(100))).toBeNull();
  });

  test('is the next person after the waiting time, to the minute', () => {
    const places = [place('a', 101), place('b')];
    expect(nextToNotify(places, FREE, at(101 + FAIR - 1))).toBeNull();
    expect(nextToNotify(places, FREE, at(101 + FAIR))?.id).toBe('b');
  });

  test('is the next person as soon as another hold has come and gone', () => {
    const places = [place('a', 101), place('b')];
    expect(nextToNotify(places, { isFree: true, freeSince: at(110) }, at(111))?.id).toBe('b');
  });

  test('follows the waiting time for a vehicle reserved only by its feed', () => {
    const places = [place('a', 101), place('b')];
    expect(nextToNotify(places, { isFree: true, freeSince: null }, at(110))).toBeNull();
    expect(nextToNotify(places, { isFree: true, freeSince: null }, at(101 + FAIR))?.id).toBe('b');
  });

  /** Events in the life of a vehicle, each with the minutes before it. */
  const happening = fc.record({
    what: fc.constantFrom('join', 'hold', 'free', 'leave', 'look'),
    after: fc.integer({ min: 0, max: 200 }),
  });

  test('keeps the order, once each, never while held and never two within the waiting time', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
        let minute = 0;
        let vehicle = { isFree: false, freeSince: null as Date | null };
        let places: WaitingPlace[] = [];
        const tellings: { id: string; minute: number; freeSince: Date | null }[] = [];
        const tell = () => {
          const next = nextToNotify(places, vehicle, at(minute));
          if (!next) return;
          expect(vehicle.isFree).toBe(true);
          const before = places.filter(({ mailedAt }) => mailedAt === null);
          expect(before[0]?.id).toBe(next.id);
          expect(tellings.map(({ id }) => id)).not.toContain(next.id);
          const last = tellings.at(-1);
          const stillThere = places.some(({ id }) => id === last?.id);
          if (last && stillThere && last.freeSince === vehicle.freeSince)
            expect(minute - last.minute).toBeGreaterThanOrEqual(FAIR);
          tellings.push({ id: next.id, minute, freeSince: vehicle.freeSince });
          places = places.map((entry) => (entry.id === next.id ? { ...entry, mailedAt: at(minute) } : entry));
          // An immediate second check sends no more notifications.
          expect(nextToNotify(places, vehicle, at(minute))).toBeNull();
        };
        for (const [index, { what, after }] of happenings.entries()) {
          // Advance the clock, since no two events share a timestamp.
          minute += after + 1;
          if (what === 'join') places = [...places, place(String(index))];
          if (what === 'leave') places = places.slice(1);
          if (what === 'hold') vehicle = { ...vehicle, isFree: false };
          if (what === 'free' && !vehicle.isFree) vehicle = { isFree: true, freeSince: at(minute) };
          tell();
        }
        // Everyone still waiting is notified eventually if it stays available.
        vehicle = { isFree: true, freeSince: vehicle.freeSince };
        for (let times = places.length; times >= 0; times--) {
          minute += FAIR + 1;
          tell();
        }
        expect(places.every(({ mailedAt }) => mailedAt !== null)).toBe(true);
      }),
    );
  });
});
