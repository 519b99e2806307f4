import type { Queryable } from '../../../platform/database/client.server.ts';

/** A photo, or a history file, that is to be fetched. */
export interface WaitingPhoto {
  address: string;
  isFile: boolean;
  /** How often its host failed to give it. */
  tries: number;
}

/** How long to wait before a photo or a host is tried again, doubled each time. */
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3_600;
const waitAfter = (times: string): string =>
  `least(${FIRST_WAIT_SECONDS} * 2 ^ ${times}, ${LONGEST_WAIT_SECONDS}) * interval '1 second'`;

/** Hosts with photos that are due, but for those that are left alone at this moment. */
export async function hostsDue(db: Queryable): Promise<string[]> {
  // One look into the index for each host: there may be many photos of few hosts.
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
 * Takes one of a host's places for the time of this transaction: as many as there are ask it at the same time, in all workers.
 * @returns whether there was one
 */
export async function takePlace(connection: Queryable, host: string, places: number): Promise<boolean> {
  for (let place = 1; place <= places; place += 1) {
    const { rows } = await connection.query<{ isMine: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as "isMine"',
      [`photos of ${host} ${place}`],
    );
    if (rows[0]?.isMine) return true;
  }
  return false;
}

/** Takes photos of a host that are due and that no other has, for the time of this transaction. */
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

/** Notes how a turn ended: what need not be fetched any more, and what is to be tried again later. */
export async function endTurn(
  connection: Queryable,
  host: string,
  { done, again, rests }: { done: string[]; again: string[]; rests: boolean },
): Promise<void> {
  await connection.query('delete from photos_ahead where address = any($1)', [done]);
  await connection.query(
    `update photos_ahead set tries = tries + 1, due_at = now() + ${waitAfter('tries')} where address = any($1)`,
    [again],
  );
  if (rests)
    await connection.query(
      `insert into photo_hosts_resting as resting (host, rests, until) values ($1, 1, now() + ${waitAfter('0')})
       on conflict (host) do update set rests = resting.rests + 1, until = now() + ${waitAfter('resting.rests')}`,
      [host],
    );
  else if (done.length > 0) await connection.query('delete from photo_hosts_resting where host = $1', [host]);
}
