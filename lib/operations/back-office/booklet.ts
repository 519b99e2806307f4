import { z } from 'zod';
import { CAR_TYPES, type CarType } from '../../vehicle/vehicle.ts';

// What the studio's tool 'Print stock' and the back office say to each other.

/** The most vehicles of one booklet; more would be a parcel of paper. */
export const BOOKLET_LIMIT = 200;

/** Which vehicles for sale of a site; null means whichever. */
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
  /** How many there would be with it. */
  count: number;
}

/** What there is to choose, each list with what the other two have chosen, and how many vehicles are chosen now. */
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

/** A condition as people read it. */
export const conditionName = (condition: CarType): string => CONDITION_NAMES[condition];

/** Says why a number of vehicles makes no booklet; null when it does. */
export function bookletProblem(count: number): string | null {
  if (count === 0) return 'No vehicle for sale matches. Choose something else.';
  return count > BOOKLET_LIMIT
    ? `That is ${count.toLocaleString('en-AU')} vehicles, and a booklet has at most ${BOOKLET_LIMIT}: choose a make, a condition or a dealership.`
    : null;
}
