'use client';
import type { CardCar } from '@/stock/card-car.ts';

/**
 * The cars of an address that answers `{ cars }`.
 * @throws when it does not answer so, or `signal` ends it
 */
export async function fetchCars(source: string, signal: AbortSignal): Promise<CardCar[]> {
  const answer = await fetch(source, { signal });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return ((await answer.json()) as { cars: CardCar[] }).cars;
}
