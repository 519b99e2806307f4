'use client';
import type { CardVehicle } from '@/stock/card-vehicle.ts';

/**
 * Fetches vehicles from an address that returns `{ cars }`.
 * @throws when the request fails or `signal` aborts it
 */
export async function fetchVehicles(source: string, signal: AbortSignal): Promise<CardVehicle[]> {
  const answer = await fetch(source, { signal });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return ((await answer.json()) as { cars: CardVehicle[] }).cars;
}
