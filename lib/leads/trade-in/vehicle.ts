import { z } from 'zod';
import { line } from '../../platform/text/schema.ts';
import { FIRST_YEAR } from './limits.ts';

const word = line(60).min(1);

/** A vehicle as described by its owner or the lookup. */
export const ownedVehicleSchema = z.object({
  make: word,
  model: word,
  year: z.number().int().min(FIRST_YEAR).max(2100),
  badge: word.nullish().transform((badge) => badge ?? null),
  body: word.nullish().transform((body) => body ?? null),
  transmission: word.nullish().transform((transmission) => transmission ?? null),
  fuel: word.nullish().transform((fuel) => fuel ?? null),
  colour: word.nullish().transform((colour) => colour ?? null),
});
export type OwnedVehicle = z.output<typeof ownedVehicleSchema>;

/** `2021 Mazda CX-5 Maxx Sport` */
export const ownedVehicleTitle = ({ year, make, model, badge }: OwnedVehicle): string =>
  [year, make, model, badge].filter(Boolean).join(' ');

export const yearAt = (timeZone: string, now = new Date()): number =>
  Number(new Intl.DateTimeFormat('en-AU', { timeZone, year: 'numeric' }).format(now));

/** Parses a vehicle entered by hand; null if invalid. */
export function vehicleOfAnswers(answers: Readonly<Record<string, string>>): OwnedVehicle | null {
  const { make, model, year } = answers;
  return ownedVehicleSchema.safeParse({ make, model, year: Number(year) }).data ?? null;
}
