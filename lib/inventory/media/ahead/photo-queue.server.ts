import type { Queryable } from '../../../platform/database/client.server.ts';

export interface WaitingPhoto {
  address: string;
  isFile: boolean;
  tries: number;
}

const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3_600;
const waitAfter = (times: string): string =>
  `least(${FIRST_WAIT_SECONDS} * 2 ^ ${times}, ${LONGEST_WAIT_SECONDS}) * interval '1 second'`;

/** Paused hosts are left out. */
export async function hostsDue(db: Queryable): Promise<string[]> {
  // One index lookup per host: there may be many photos of few hosts.
  const { rows } = await db.query<{ host: string }>(
    `with recursive hosts as (
       (select host from photos_ahead order by host limit 1)
       union all
       select (select host from photos_ahead where host > hosts.host order by host limit 1)
       from hosts where hosts.host is not null
     )
     select host from hosts
     where exists (select from photos_ahead where photos_ahead.host = hosts.host and due_at <= now())
       and not exists (select from photo_hosts_resting resting where resting.host = hosts.host and until > now())`,
  );
  return rows.map(({ host }) => host);
}

/**
 * Takes one of a host's slots for this transaction, to limit concurrent fetches across all workers.
 *
 * @returns whether a slot was free
 */
export async function takeSlot(connection: Queryable, host: string, slots: number): Promise<boolean> {
  for (let slot = 1; slot <= slots; slot += 1) {
    const { rows } = await connection.query<{ isMine: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as "isMine"',
      [`photos of ${host} ${slot}`],
    );
    if (rows[0]?.isMine) return true;
  }
  return false;
}

/** Locks due photos of a host for this transaction, skipping those of other workers. */
export async function takePhotosOf(
  connection: Queryable,
  host: string,
  most: number,
): Promise<WaitingPhoto[]> {
  const { rows } = await connection.query<WaitingPhoto>(
    `select address, is_file as "isFile", tries from photos_ahead where host = $1 and due_at <= now()
     order by due_at limit $2 for update skip locked`,
    [host, most],
  );
  return rows;
}

export async function recordTurn(
  connection: Queryable,
  host: string,
  { done, again, rests }: { done: string[]; again: string[]; rests: boolean },
): Promise<void> {
  await connection.query('delete from photos_ahead where address = any($1)', [done]);
  await connection.query(
    `update photos_ahead set tries = tries + 1, due_at = now() + ${waitAfter('tries')} where address = any($1)`,
    [again],
  );
  await restHost(connection, host, { rests, hasSuccess: done.length > 0 });
}

/** Pauses a host that keeps failing, each time for longer; a success ends this. */
export async function restHost(
  connection: Queryable,
  host: string,
  { rests, hasSuccess }: { rests: boolean; hasSuccess: boolean },
): Promise<void> {
  if (rests)
    await connection.query(
      `insert into photo_hosts_resting as resting (host, rests, until) values ($1, 1, now() + ${waitAfter('0')})
       on conflict (host) do update set rests = resting.rests + 1, until = now() + ${waitAfter('resting.rests')}`,
      [host],
    );
  else if (hasSuccess) await connection.query('delete from photo_hosts_resting where host = $1', [host]);
}
