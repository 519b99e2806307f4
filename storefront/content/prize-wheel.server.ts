import { FIELDS, type PrizeWheel } from '@forecourt/lib/leads/prize-wheel/wheel';
import { prizeWheelsQuery } from '@forecourt/schemas/queries/prizeWheels';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { ask } from './client.server.ts';
import { pageTime } from './dated.server.ts';
import { showsAt } from './dated.ts';

const usable = (wheel: PrizeWheel): PrizeWheel => ({
  ...wheel,
  prizes: wheel.prizes.filter(({ label, weight }) => label !== '' && Number.isInteger(weight) && weight > 0),
});
const isWheel = ({ prizes }: PrizeWheel) => prizes.length >= FIELDS.fewest && prizes.length <= FIELDS.most;

const loadWheels = cache(async (site: string): Promise<PrizeWheel[]> => {
  const wheels = await cached('prizeWheels', { site }, () => ask(prizeWheelsQuery, { site }));
  return wheels.map(usable).filter(isWheel);
});

/**
 * Returns the running prize wheel of a site, and the last one that has ended.
 * @throws if the content lake does not answer
 */
export async function prizeWheelOf(
  site: string,
): Promise<{ running: PrizeWheel | null; ended: PrizeWheel | null }> {
  const [wheels, now] = [await loadWheels(site), pageTime()];
  const endedWheels = wheels
    .filter(({ end }) => end && Date.parse(end) <= now.getTime())
    .toSorted((a, b) => Date.parse(b.end ?? '') - Date.parse(a.end ?? ''));
  return { running: wheels.find((wheel) => showsAt(wheel, now)) ?? null, ended: endedWheels[0] ?? null };
}
