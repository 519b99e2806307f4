import { createHmac, randomInt, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { queueMails } from '../../messaging/mail/outbox.server.ts';
import { newReference } from '../../payments/reference.ts';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { spinToWinEntries } from '../tables/spin-to-win.ts';
import { type Chance, chancesHash, fieldOfTicket, ticketCount } from './draw.ts';
import type { PrizeWheel } from './wheel.ts';

const ENTRY_COLUMNS = columnsOf(spinToWinEntries, [
  'id',
  'campaign',
  'campaignName',
  'prizeKey',
  'prizeLabel',
  'prizeText',
  'wins',
  'code',
  'createdAt',
]);

export type WheelEntry = RowOf<typeof ENTRY_COLUMNS>;

/** The account that draws, with its verified phone. */
export interface WheelPlayer {
  siteSlug: string;
  userId: string;
  phone: string;
}

export type Drawn =
  | { outcome: 'drawn' | 'drawn_before'; entry: WheelEntry }
  /** The phone already drew, under an account that has been deleted. */
  | { outcome: 'spent' }
  /** Every prize has reached its limit. */
  | { outcome: 'nothing_left' };

export const PRIZE_MAIL = 'prize';

const personHash = ({ siteSlug, phone }: WheelPlayer, campaign: string, secret: string): string =>
  createHmac('sha256', secret).update(`prize wheel ${siteSlug} ${campaign} ${phone}`).digest('base64url');

/**
 * Draws a prize, once per person and wheel.
 * Draws of a wheel are serialised by a lock, so parallel requests can't draw twice or exceed a prize's limit.
 * @param options.mails whether to send the code by mail
 * @param options.secret `RESERVATION_SECRET`
 * @throws the database's error; then nothing was drawn
 */
export const drawPrize = (
  pool: pg.Pool,
  player: WheelPlayer,
  wheel: PrizeWheel,
  { mails, secret }: { mails: boolean; secret: string },
): Promise<Drawn> =>
  transaction(pool, async (connection) => {
    const { siteSlug, userId } = player;
    const campaign = wheel.id;
    await connection.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `prize wheel ${siteSlug} ${campaign}`,
    ]);
    const person = personHash(player, campaign, secret);
    const before = await connection.query<WheelEntry & { userId: string | null }>(
      `select ${ENTRY_COLUMNS}, user_id as "userId" from spin_to_win_entries
       where site_slug = $1 and campaign = $2 and (user_id = $3 or person_hash = $4)
       order by (user_id = $3) desc nulls last limit 1`,
      [siteSlug, campaign, userId, person],
    );
    const [earlier] = before.rows;
    if (earlier) {
      const { userId: owner, ...entry } = earlier;
      return owner === userId ? { outcome: 'drawn_before', entry } : { outcome: 'spent' };
    }
    const chances = await chancesOf(connection, siteSlug, wheel);
    const tickets = ticketCount(chances);
    if (tickets === 0) return { outcome: 'nothing_left' };
    const ticket = randomInt(tickets);
    const key = fieldOfTicket(chances, ticket);
    const prize = wheel.prizes.find((field) => field.key === key);
    if (!prize) throw new Error(`Ticket ${ticket} of ${tickets} matches no field.`);
    const { rows } = await connection.query<WheelEntry>(
      `insert into spin_to_win_entries (id, site_slug, campaign, campaign_name, user_id, person_hash, prize_key, prize_label,
         prize_text, wins, code, chances, chances_hash, ticket)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning ${ENTRY_COLUMNS}`,
      [
        randomUUID(),
        siteSlug,
        campaign,
        wheel.name,
        userId,
        person,
        prize.key,
        prize.label,
        prize.text,
        prize.wins,
        prize.wins ? await freeCode(connection, siteSlug) : null,
        JSON.stringify(chances),
        chancesHash(chances),
        ticket,
      ],
    );
    const [entry] = rows;
    if (!entry) throw new Error('The insert returned no draw.');
    if (entry.wins && mails)
      await queueMails(connection, { topic: 'prize', id: entry.id, kinds: [PRIZE_MAIL], again: false });
    return { outcome: 'drawn', entry };
  });

/** Returns the odds of a wheel's fields. The caller must hold the wheel's lock. */
async function chancesOf(
  connection: Queryable,
  siteSlug: string,
  { id, prizes }: PrizeWheel,
): Promise<Chance[]> {
  const { rows } = await connection.query<{ key: string; count: number }>(
    `select prize_key as key, count(*)::int as count from spin_to_win_entries
     where site_slug = $1 and campaign = $2 group by prize_key`,
    [siteSlug, id],
  );
  const drawsByPrize = new Map(rows.map(({ key, count }) => [key, count]));
  return prizes.map(({ key, label, weight, limit }) => ({
    key,
    label,
    weight,
    left: limit === null ? null : Math.max(0, limit - (drawsByPrize.get(key) ?? 0)),
  }));
}

async function freeCode(connection: Queryable, siteSlug: string): Promise<string> {
  const code = newReference('W');
  const { rows } = await connection.query(
    'select from spin_to_win_entries where site_slug = $1 and code = $2',
    [siteSlug, code],
  );
  return rows.length === 0 ? code : freeCode(connection, siteSlug);
}

/** Returns an account's draws on a site, newest first. */
export async function entriesOf(
  db: Queryable,
  { siteSlug, userId }: Omit<WheelPlayer, 'phone'>,
): Promise<WheelEntry[]> {
  const { rows } = await db.query<WheelEntry>({
    name: 'wheel-entries',
    text: `select ${ENTRY_COLUMNS} from spin_to_win_entries where site_slug = $1 and user_id = $2
           order by created_at desc, id`,
    values: [siteSlug, userId],
  });
  return rows;
}

/** Returns a draw whose code is to be mailed; null if its account is gone or has no address. */
export async function entryToMail(
  db: Queryable,
  id: string,
): Promise<(WheelEntry & { siteSlug: string; email: string; language: string }) | null> {
  const { rows } = await db.query<WheelEntry & { siteSlug: string; email: string; language: string }>(
    `select ${ENTRY_COLUMNS}, spin_to_win_entries.site_slug as "siteSlug", users.email, users.language
     from spin_to_win_entries join users on users.id = spin_to_win_entries.user_id
     where spin_to_win_entries.id = $1 and users.email is not null`,
    [id],
  );
  return rows[0] ?? null;
}
