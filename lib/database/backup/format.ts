import { z } from 'zod';

// A backup is a script for psql. Two comments of ours say what it is, and that it is whole.

export const START_MARK = '-- Forecourt backup: ';
export const END_MARK = '-- The backup is whole: ';

/** Says of which version of the database a backup is, and of when. */
export const startSchema = z.object({ migration: z.string(), takenAt: z.iso.datetime() });
/** How many rows each table has. */
export const endSchema = z.object({ rows: z.record(z.string(), z.number().int()) });

/** Why a backup cannot be put back; said in words to whoever tries. */
export class RestoreError extends Error {
  override name = 'RestoreError';
}
