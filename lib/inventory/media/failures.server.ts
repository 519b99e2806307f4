import type { Queryable } from '../../platform/database/client.server.ts';
import type { Log } from './log.ts';
import type { FailureReason } from './photo-failure.ts';

/** Photos that cannot be shown, for the reports of sites. */
export interface FailureBook {
  note(address: string, reason: FailureReason): Promise<void>;
  clear(address: string): Promise<void>;
}

/**
 * Photos are still fetched and shown if the database is unavailable.
 *
 * @param db null: failures are only logged
 */
export function failureBook(db: Queryable | null, log: Log): FailureBook {
  const write = async (query: string, values: unknown[]) => {
    try {
      await db?.query(query, values);
    } catch (error) {
      log('error', { err: { message: String(error) } }, 'the failure of a photo could not be written down');
    }
  };
  return {
    note: (address, reason) =>
      write(
        `insert into photo_failures (address, reason) values ($1, $2)
         on conflict (address) do update set reason = excluded.reason, failed_at = now()`,
        [address, reason],
      ),
    clear: (address) => write('delete from photo_failures where address = $1', [address]),
  };
}
