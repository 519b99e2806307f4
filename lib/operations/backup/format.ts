import { z } from 'zod';

// A backup is a psql script. Its first and last comments identify it and confirm that it is complete.

export const START_MARK = '-- Forecourt backup: ';
export const END_MARK = '-- The backup is whole: ';

/** Schema version and time of a backup. */
export const startSchema = z.object({ migration: z.string(), takenAt: z.iso.datetime() });
/** Row count and hash of each table: see `stored-tables.server.ts`. */
export const endSchema = z.object({
  rows: z.record(z.string(), z.number().int()),
  hashes: z.record(z.string(), z.string()),
});
export type BackupContents = z.output<typeof endSchema>;

/** An error with a message for the operator. The message never contains a secret key. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** A backup can't be restored. */
export class RestoreError extends BackupError {
  override name = 'RestoreError';
}

/** A backup can't be encrypted or decrypted with the given keys. */
export class BackupKeyError extends BackupError {
  override name = 'BackupKeyError';
}
