import type { Queryable } from '../../platform/database/client.server.ts';
import { daysOf, KINDS, type KindName, type OwnDays } from './kinds.ts';

/** Small batches, because deleting everything at once would hold locks for long. */
const BATCH = 1_000;

/**
 * Deletes old rows of one kind in small batches. Concurrent workers delete different rows.
 * @returns the number of rows deleted
 * @throws the database's error; rows deleted before it stay deleted
 */
export async function forgetKind(db: Queryable, name: KindName, ownDays: OwnDays = {}): Promise<number> {
  const { table, old } = KINDS[name];
  let deletedRows = 0;
  for (let rows = BATCH; rows === BATCH; deletedRows += rows) {
    const { rowCount } = await db.query(
      `delete from ${table} where ctid = any(array(
         select ctid from ${table} where ${old} limit $2 for update skip locked))`,
      [daysOf(name, ownDays), BATCH],
    );
    rows = rowCount ?? 0;
  }
  return deletedRows;
}

/** Deletes old rows of several kinds; throws an AggregateError of failed kinds. */
export async function forget(db: Queryable, names: readonly KindName[], ownDays: OwnDays): Promise<void> {
  const errors: Error[] = [];
  for (const name of names)
    await forgetKind(db, name, ownDays).catch((error: unknown) => {
      errors.push(new Error(`${name} could not be deleted`, { cause: error }));
    });
  if (errors.length > 0)
    throw new AggregateError(errors, errors.map(({ message }) => message).join(', '), { cause: errors[0] });
}
