import { z } from 'zod';
import { WAYS } from './workshop.ts';

/** Upper bound, above what a workshop offers. */
export const MOST_JOBS = 12;

const id = z.string().min(1).max(100);

/** The choices of a service booking, besides its time and the shopper's details. */
export const serviceChoiceSchema = z.object({
  /** Location of the workshop. */
  location: id,
  jobs: z
    .array(id)
    .min(1)
    .max(MOST_JOBS)
    .transform((ids) => [...new Set(ids)].toSorted()),
  way: z.enum(WAYS),
});
export type ServiceChoice = z.output<typeof serviceChoiceSchema>;
