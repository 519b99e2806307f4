import { mailLanguage } from '../../messaging/mail/mail-language.ts';
import type { MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import { dateTimeText } from '../../messaging/mail/site-details.ts';
import { reservations } from '../../payments/tables/reservations.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { inLanguage } from '../../platform/language/languages.ts';
import { GARAGE_PATH } from '../../sites/account-paths.ts';
import { messageContent } from '../alerts/message.server.ts';
import { garageThreads } from '../conversation/messages.server.ts';
import { alertMessages } from '../tables/alerts.ts';
import type { PushKind } from './kinds.ts';
import { alertPush, holdPush, messagePush, type PushText } from './texts.ts';

/** A due notification, with the account as it is at the time of sending. */
export interface PushSubject {
  kind: PushKind;
  subject: string;
  siteSlug: string;
  userId: string;
  /** As `+61412345678`; null if removed. */
  phone: string | null;
  /** Of the account; English by default. */
  language?: string;
}

/** The text of a notification, and the path on the site that it opens. */
export type ComposedPush = PushText & { path: string };

/**
 * Returns a function that writes a notification from the current state of its subject.
 * It returns null if there is nothing to say any more: the car, the reservation or the message is gone, is no
 * longer the shopper's, or has changed again.
 */
export const pushComposer =
  (reader: MailSiteReader, secret: string, clock: () => Date = () => new Date()) =>
  async (db: Queryable, due: PushSubject): Promise<ComposedPush | null> => {
    const site = await reader.site(due.siteSlug);
    if (!site) return null;
    const language = mailLanguage(site, due.language);
    if (due.kind === 'alert') {
      const { rows } = await db.query<Pick<RowOf<typeof ALERT_COLUMNS>, 'alertIds'>>(
        `select ${ALERT_COLUMNS} from alert_messages where id = $1 and user_id = $2`,
        [due.subject, due.userId],
      );
      const [message] = rows;
      const content =
        message &&
        (await messageContent(
          db,
          site,
          { siteSlug: due.siteSlug, userId: due.userId, language, ...message },
          secret,
        ));
      if (!content) return null;
      const [line] = content.lines;
      const path =
        line && content.lines.length === 1
          ? pathIn(line.search?.href ?? line.vehicle.href, site.url)
          : inLanguage(`${GARAGE_PATH}#saved`, language);
      const asAt = dateTimeText(clock(), site, undefined, language);
      return { ...alertPush(content.lines, asAt, language), path };
    }
    if (!due.phone) return null;
    const phone = due.phone;
    if (due.kind === 'message') {
      const threads = await garageThreads(db, { siteSlug: due.siteSlug, phone });
      const isTheirs = threads.some(({ messages }) => messages.some(({ id }) => id === due.subject));
      const path = inLanguage(`${GARAGE_PATH}#enquiries`, language);
      return isTheirs ? { ...messagePush(site.name, language), path } : null;
    }
    const [id = '', event = ''] = due.subject.split(':');
    const { rows } = await db.query<RowOf<typeof RESERVATION_COLUMNS>>(
      `select ${RESERVATION_COLUMNS} from reservations
       where id = $1 and site_slug = $2 and '+61' || substr(mobile, 2) = $3`,
      [id, due.siteSlug, phone],
    );
    const [reservation] = rows;
    if (!reservation) return null;
    const { status, heldUntil, car, dealershipId, locationId } = reservation;
    const until = dateTimeText(heldUntil, site, { dealershipId, locationId }, language);
    const current = { status, isOver: heldUntil <= clock(), until, title: car.title };
    const text = holdPush(event, current, language);
    // The garage, behind sign-in, links to the receipt, whose own link has a token.
    return text ? { ...text, path: inLanguage(`${GARAGE_PATH}#reservations`, language) } : null;
  };

const ALERT_COLUMNS = columnsOf(alertMessages, ['alertIds']);
const RESERVATION_COLUMNS = columnsOf(reservations, [
  'status',
  'heldUntil',
  'car',
  'dealershipId',
  'locationId',
]);

/** Returns the path of an address of the site. */
const pathIn = (address: string, siteUrl: string): string => {
  const url = URL.parse(address, siteUrl);
  return url ? `${url.pathname}${url.search}` : GARAGE_PATH;
};
