import type { Queryable } from '../../platform/database/client.server.ts';
import { daysOf, KINDS, type KindName, type OwnDays } from './kinds.ts';

/** A delete of everything at once would hold its locks for long. */
const BATCH = 1_000;

/**
 * Deletes what is old of one kind, in small batches. Several workers at once delete different rows.
 * @returns how many rows were deleted
 * @throws the database's error; what was deleted until then stays deleted
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

/**
 * Deletes what is old of several kinds; one that fails keeps no other from it.
 * @throws AggregateError with each kind that failed
 */
export async function forget(db: Queryable, names: readonly KindName[], ownDays: OwnDays): Promise<void> {
  const errors: Error[] = [];
  for (const name of names)
    await forgetKind(db, name, ownDays).catch((error: unknown) => {
      errors.push(new Error(`${name} could not be deleted`, { cause: error }));
    });
  if (errors.length > 0)
    throw new AggregateError(errors, errors.map(({ message }) => message).join(', '), { cause: errors[0] });
}
