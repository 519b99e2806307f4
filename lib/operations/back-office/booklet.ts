import { z } from 'zod';
import { CAR_TYPES, type CarType } from '../../vehicle/vehicle.ts';

// Contract between the studio's tool 'Print stock' and the back office.

export const BOOKLET_LIMIT = 200;

/** Selects vehicles for sale on a site. Null selects all. */
export interface BookletRequest {
  site: string;
  condition: CarType | null;
  make: string | null;
  /** Slug of the dealership. */
  dealership: string | null;
}

export interface BookletChoice {
  value: string;
  name: string;
  /** How many vehicles the booklet would have with this choice. */
  count: number;
}

/** Choices of each filter, counted with the other two applied, and the number of vehicles. */
export interface BookletChoices {
  count: number;
  conditions: BookletChoice[];
  makes: BookletChoice[];
  dealerships: BookletChoice[];
}

const name = z.string().trim().min(1).max(100).nullable();

export const bookletSchema = z.strictObject({
  site: z.string().min(1).max(100),
  condition: z.enum(CAR_TYPES).nullable(),
  make: name,
  dealership: name,
}) satisfies z.ZodType<unknown, BookletRequest>;

const CONDITION_NAMES: Readonly<Record<CarType, string>> = { new: 'New', demo: 'Demo', used: 'Used' };

export const conditionName = (condition: CarType): string => CONDITION_NAMES[condition];

/** Returns why a booklet can't be printed with this many vehicles; null if it can. */
export function bookletProblem(count: number): string | null {
  if (count === 0) return 'No vehicle for sale matches. Choose something else.';
  return count > BOOKLET_LIMIT
    ? `${count.toLocaleString('en-AU')} vehicles match, but a booklet has room for ${BOOKLET_LIMIT}. Choose a make, a condition or a dealership.`
    : null;
}
