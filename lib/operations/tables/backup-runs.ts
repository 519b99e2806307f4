import { bigint, doublePrecision, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/instant.ts';
import type { BackupRunKind } from '../backup/names.ts';

/** Backups and restore drills, for metrics only. No personal data. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<BackupRunKind>().notNull(),
    /** File or object name. */
    name: text().notNull(),
    /** Time of the snapshot; for a drill, its end. */
    takenAt: instant('taken_at').notNull().defaultNow(),
    bytes: bigint({ mode: 'number' }),
    seconds: doublePrecision().notNull(),
    /** Why a drill failed. */
    problem: text(),
  },
  (table) => [index('backup_runs_taken').on(table.kind, table.takenAt)],
);
