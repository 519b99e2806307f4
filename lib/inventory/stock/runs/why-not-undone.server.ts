import type { Queryable } from '../../../platform/database/client.server.ts';

/** Why a run cannot be undone; null if it can. */
export type NotUndone =
  | 'undone'
  /** The feed's vehicles have changed again since. */
  | 'later'
  /** It changed nothing, or its undo data was deleted. */
  | 'not_kept'
  | null;

/**
 * Returns why a run cannot be undone. Later runs that changed nothing don't matter: most fetches change
 * nothing.
 *
 * @param runId of an existing run
 */
export async function whyNotUndone(db: Queryable, runId: number): Promise<NotUndone> {
  const { rows } = await db.query<{ isUndone: boolean; isLast: boolean; isKept: boolean }>(
    `select exists (select from feed_runs undo where undo.undoes = run.id) as "isUndone",
            not exists (
              select from feed_runs later
              where later.feed_id = run.feed_id and later.id > run.id and later.outcome in ('imported', 'undo')
            ) as "isLast",
            run.outcome = 'imported' and run.added + run.changed + run.retired = (
              select count(*) from undo_cars where undo_cars.feed_id = run.feed_id
            ) as "isKept"
     from feed_runs run where run.id = $1`,
    [runId],
  );
  const [run] = rows;
  if (!run) return 'not_kept';
  if (run.isUndone) return 'undone';
  if (!run.isLast) return 'later';
  return run.isKept ? null : 'not_kept';
}
