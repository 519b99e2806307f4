import type { Queryable } from '../../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../../platform/database/row.ts';
import { photoChecks } from '../../tables/photo-checks.ts';

const CHECK_COLUMNS = columnsOf(photoChecks, [
  'address',
  'checkedAt',
  'etag',
  'lastModified',
  'bytes',
  'hash',
  'version',
  'problem',
  'failures',
]);
export type DueCheck = RowOf<typeof CHECK_COLUMNS>;

/** Returns the hosts with photos to check, without those that are paused. */
export async function hostsToCheck(db: Queryable): Promise<string[]> {
  // One index lookup per host: there may be many photos of few hosts.
  const { rows } = await db.query<{ host: string }>(
    `with recursive hosts as (
       (select host from photo_checks order by host limit 1)
       union all
       select (select host from photo_checks where host > hosts.host order by host limit 1)
       from hosts where hosts.host is not null
     )
     select host from hosts
     where exists (select from photo_checks where photo_checks.host = hosts.host and due_at <= now())
       and not exists (select from photo_hosts_resting resting where resting.host = hosts.host and until > now())`,
  );
  return rows.map(({ host }) => host);
}

/** Locks due checks of a host for this transaction, skipping those of other workers. */
export async function takeChecks(connection: Queryable, host: string, most: number): Promise<DueCheck[]> {
  const { rows } = await connection.query<DueCheck>(
    `select ${CHECK_COLUMNS} from photo_checks where host = $1 and due_at <= now()
     order by due_at limit $2 for update skip locked`,
    [host, most],
  );
  return rows;
}
