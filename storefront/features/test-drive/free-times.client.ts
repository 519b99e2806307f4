'use client';
import { type DrivePlaceChoice, SLOTS_PATH, type SlotsAnswer } from './address.ts';

const PATIENCE_MS = 8_000;

/** Returns the free times; null without any, or if they cannot be found out (OPEN-002). */
export async function freeTimes({
  car,
  dealership,
  location,
}: DrivePlaceChoice): Promise<SlotsAnswer | null> {
  const query = new URLSearchParams({
    ...(car && { car_id: car }),
    ...(dealership && { dealership_id: dealership }),
    ...(location && { location_id: location }),
  });
  try {
    const answer = await fetch(`${SLOTS_PATH}?${query}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const times = answer.ok ? ((await answer.json()) as SlotsAnswer) : null;
    return times && times.slots.length > 0 ? times : null;
  } catch {
    return null;
  }
}
