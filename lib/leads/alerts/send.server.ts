import type pg from 'pg';
import { queueMails } from '../../messaging/mail/outbox.server.ts';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { queuePush } from '../push/queue.server.ts';
import { alerts } from '../tables/alerts.ts';
import type { ReadAlertSite } from './alert-site.server.ts';
import { checkAlert, type DueAlert } from './check-alert.ts';
import { ALERT_CHANNELS, type AlertChannel } from './kinds.ts';

export const ALERT_MAIL = 'alert';

const COLUMNS = columnsOf(alerts, ['id', 'kind', 'createdAt', 'oldPrice']);

const GRACE_MS = 50;

type Row = RowOf<typeof COLUMNS> &
  Omit<DueAlert, 'kind' | 'createdAt' | 'oldPrice'> & { byMail: boolean; byText: boolean; byPush: boolean };

/**
 * An account's due alerts with the current state.
 * Alerts of a disabled kind or an unsaved car come back as unwanted; deleting a search already deleted its
 * alerts.
 */
const DUE = `
  select ${COLUMNS}, c.phase, c.price,
    (select p.at from price_changes p where p.car_id = alerts.car_id order by p.id desc limit 1) as "pricedAt",
    (alerts.kind = 'saved_search' or exists (
       select from watchlist_items w where w.user_id = alerts.user_id and w.site_slug = alerts.site_slug
         and w.car_id = alerts.car_id)) and coalesce(by_mail or by_text or by_push, false) as wanted,
    coalesce(s.frequency, preference.frequency, 'at_once') as frequency,
    coalesce(by_mail and u.confirmed_email = u.email, false) as "byMail",
    coalesce(by_text, false) and u.phone is not null as "byText",
    coalesce(by_push, false) and exists (
      select from push_subscriptions b where b.user_id = alerts.user_id) as "byPush"
  from alerts
  join users u on u.id = alerts.user_id
  left join alert_cars c on c.car_id = alerts.car_id
  left join saved_searches s on s.id = alerts.saved_search_id
  left join alert_preferences preference on preference.user_id = alerts.user_id and preference.kind = alerts.kind
  where alerts.user_id = $1 and alerts.state = 'waiting' and alerts.due_at <= $2
  order by alerts.id for update of alerts`;

/**
 * Creates the messages for the next account with due alerts: at most one mail, one SMS and one notification
 * for saved cars, and one of each for saved searches. Alerts and messages are committed together.
 * @returns whether an account had due alerts
 * @throws the database's or the content lake's error; the alerts are retried
 */
export function sendNext(pool: pg.Pool, readSite: ReadAlertSite, now = new Date()): Promise<boolean> {
  // Postgres has microseconds, Date only milliseconds; without this, an alert due now would wait for the next
  // poll.
  const dueBy = new Date(now.getTime() + GRACE_MS);
  return transaction(pool, async (connection) => {
    // Lock the account, not the alert: two workers with one alert each of the same account would deadlock.
    const { rows } = await connection.query<{ userId: string; siteSlug: string }>(
      `select alerts.user_id as "userId", alerts.site_slug as "siteSlug" from alerts join users on users.id = alerts.user_id
       where state = 'waiting' and due_at <= $1 order by due_at, alerts.id limit 1
       for no key update of users skip locked`,
      [dueBy],
    );
    const [account] = rows;
    if (!account) return false;
    const site = await readSite(account.siteSlug);
    const { rows: dueAlerts } = await connection.query<Row>(DUE, [account.userId, dueBy]);
    const leaving: Row[] = [];
    for (const alert of dueAlerts) {
      const due = site?.enabled ? checkAlert(alert, now, site.timeZone) : 'needless';
      if (due === 'now' && (alert.byMail || alert.byText || (alert.byPush && site?.hasApp)))
        leaving.push(alert);
      else await settle(connection, alert.id, due instanceof Date ? due : 'needless');
    }
    await writeMessages(connection, account, leaving, site?.hasApp === true);
    return true;
  });
}

const settle = (connection: Queryable, id: string, outcome: Date | 'needless') =>
  outcome === 'needless'
    ? connection.query("update alerts set state = 'needless' where id = $1", [id])
    : connection.query('update alerts set due_at = $2 where id = $1', [id, outcome]);

async function writeMessages(
  connection: Queryable,
  account: { userId: string; siteSlug: string },
  leaving: readonly Row[],
  hasApp: boolean,
): Promise<void> {
  const goesBy: Readonly<Record<AlertChannel, (row: Row) => boolean>> = {
    mail: ({ byMail }) => byMail,
    text: ({ byText }) => byText,
    push: ({ byPush }) => byPush && hasApp,
  };
  const isSearch = ({ kind }: Row) => kind === 'saved_search';
  for (const group of [leaving.filter((row) => !isSearch(row)), leaving.filter(isSearch)])
    for (const channel of ALERT_CHANNELS) {
      const channelRows = group.filter(goesBy[channel]);
      if (channelRows.length > 0) await writeMessage(connection, account, channel, channelRows);
    }
  await connection.query("update alerts set state = 'told', told_at = now() where id = any($1)", [
    leaving.map(({ id }) => id),
  ]);
}

async function writeMessage(
  connection: Queryable,
  { userId, siteSlug }: { userId: string; siteSlug: string },
  channel: AlertChannel,
  alertRows: readonly Row[],
): Promise<void> {
  const { rows } = await connection.query<{ id: string }>(
    `insert into alert_messages (user_id, site_slug, channel, alert_ids, state) values ($1, $2, $3, $4, $5) returning id`,
    [
      userId,
      siteSlug,
      channel,
      alertRows.map(({ id }) => id),
      channel === 'text' ? 'waiting' : 'handed_over',
    ],
  );
  const [message] = rows;
  if (!message) return;
  if (channel === 'push')
    await queuePush(connection, { userId, siteSlug, kind: 'alert', subject: message.id });
  if (channel === 'mail')
    await queueMails(connection, { topic: 'alert', id: message.id, kinds: [ALERT_MAIL], again: false });
}
