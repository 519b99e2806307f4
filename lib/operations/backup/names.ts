export type BackupPart = 'database' | 'content';
/** Values of `backup_runs.kind`. */
export type BackupRunKind = BackupPart | 'drill';

const ENDINGS: Readonly<Record<BackupPart, string>> = {
  database: '.backup.age',
  content: '.content.tar.gz.age',
};
export const NAME_PREFIX = 'forecourt-';
const NAME =
  /^forecourt-(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)T(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)Z(?<ending>\.backup\.age|\.content\.tar\.gz\.age)$/;

/** Object name of a part of a backup: `forecourt-20261128T163000Z.backup.age`. */
export function backupName(at: Date, part: BackupPart): string {
  const time = at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '');
  return `${NAME_PREFIX}${time}${ENDINGS[part]}`;
}

/** Parses an object name; null if it is not a backup's name. */
export function readBackupName(name: string): { at: Date; part: BackupPart } | null {
  const { year, month, day, hour, minute, second, ending } = NAME.exec(name)?.groups ?? {};
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(at.getTime())) return null;
  return { at, part: ending === ENDINGS.content ? 'content' : 'database' };
}

export function newestBackup(names: readonly string[]): string | null {
  // The time format sorts as text.
  return (
    names
      .filter((name) => readBackupName(name)?.part === 'database')
      .toSorted()
      .at(-1) ?? null
  );
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Names of backups older than `keepDays`, without foreign names and the newest backup. */
export function expiredBackups(names: readonly string[], now: Date, keepDays: number): string[] {
  const newest = readBackupName(newestBackup(names) ?? '')?.at;
  const oldestKept = now.getTime() - keepDays * DAY_MS;
  return names.filter((name) => {
    const at = readBackupName(name)?.at;
    return at && newest && at.getTime() < oldestKept && at.getTime() < newest.getTime();
  });
}

/** Returns the name of the content export of a database file, such as `before-7.backup`. */
export function contentFileOf(file: string, isEncrypted: boolean): string {
  return `${file.replace(/\.backup(?:\.age)?$/, '')}.content.tar.gz${isEncrypted ? '.age' : ''}`;
}
