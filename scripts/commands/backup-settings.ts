import { readIdentities } from '@forecourt/lib/operations/backup/age.server';
import { BackupError } from '@forecourt/lib/operations/backup/format';
import { backupSchema } from '@forecourt/lib/platform/backup-schema';
import { parseEnvironment, variables } from '@forecourt/lib/platform/env';
import { StorageFailure } from '@forecourt/lib/platform/storage/storage';
import { z } from 'zod';
import { loadEnvironment } from './terminal/environment.ts';
import { Advice } from './terminal/steps.mjs';

/**
 * Reads the environment of the backup commands.
 * @param keepDays the option that overrides BACKUP_KEEP_DAYS
 * @throws Advice; EnvironmentError
 */
export function backupSettings(keepDays?: string) {
  loadEnvironment(['DATABASE_URL']);
  const { DATABASE_URL } = parseEnvironment(z.object({ DATABASE_URL: variables.DATABASE_URL }), process.env);
  const settings = parseEnvironment(backupSchema, process.env);
  if (keepDays === undefined) return { ...settings, databaseUrl: DATABASE_URL };
  const days = variables.BACKUP_KEEP_DAYS.safeParse(keepDays);
  if (!keepDays || !days.success) throw new Advice('--keep-days must be a whole number of days from 1.');
  return { ...settings, keepDays: days.data, databaseUrl: DATABASE_URL };
}

/** Returns the secret keys in the file of `--identity`; none without it. */
export const identitiesOf = async (file: string | undefined): Promise<string[]> =>
  file ? await readIdentities(file) : [];

/** Runs `work` and turns expected errors into a sentence for the operator. */
export async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupError) throw new Advice(error.message);
    if (error instanceof StorageFailure) throw new Advice(`BACKUP_S3_URL: ${error.message}`);
    if ((error as { code?: string }).code === 'ENOENT') throw new Advice((error as Error).message);
    throw error;
  }
}
