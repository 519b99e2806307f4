import type { BackupContents } from './format.ts';

/** Compares a restored database with its backup: one line for each table that differs. */
export function differences(expected: BackupContents, actual: BackupContents): string[] {
  const tables = [...new Set([...Object.keys(expected.rows), ...Object.keys(actual.rows)])].toSorted();
  return tables.flatMap((table) => {
    const [wanted, found] = [expected.rows[table], actual.rows[table]];
    if (wanted === undefined) return [`${table} is not in the backup`];
    if (found === undefined) return [`${table} was not restored`];
    if (wanted !== found) return [`${table} has ${found} rows instead of ${wanted}`];
    return expected.hashes[table] === actual.hashes[table] ? [] : [`${table} has different rows`];
  });
}
