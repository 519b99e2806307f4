'use client';
import type { CardVehicle } from '@/stock/card-vehicle.ts';

/**
 * The vehicles of an address that answers `{ cars }`.
 * @throws when it does not answer so, or `signal` ends it
 */
export async function fetchVehicles(source: string, signal: AbortSignal): Promise<CardVehicle[]> {
  const answer = await fetch(source, { signal });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return ((await answer.json()) as { cars: CardVehicle[] }).cars;
}
