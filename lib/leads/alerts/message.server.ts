import { paymentChoiceOf } from '../../accounts/payment-choice.server.ts';
import { users } from '../../accounts/tables/accounts.ts';
import { mailVehicle } from '../../inventory/mail-vehicle.ts';
import { vehiclesById } from '../../inventory/stock/vehicles.server.ts';
import { mailLanguage, pageIn } from '../../messaging/mail/mail-language.ts';
import type { MailSite } from '../../messaging/mail/mail-site.server.ts';
import { dealerOf, mailPriceRules, priceLeadOf } from '../../messaging/mail/site-details.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { readablePhone } from '../../platform/text/phone.ts';
import type { ShopperPayment } from '../../vehicle/finance/payment-choice.ts';
import { itemWord } from '../../vehicle/item-type.ts';
import { hasDriveAwayPrice } from '../../vehicle/price-lead.ts';
import { formerPriceText } from '../../vehicle/price-statement.ts';
import { currentPreApproval } from '../finance-quote/pre-approval.server.ts';
import { mailFigures } from '../mail-figures.ts';
import { alertMessages, alerts } from '../tables/alerts.ts';
import { ALERT_KINDS } from './kinds.ts';
import type { AlertLine, AlertMessageContent } from './messages.ts';
import { stopPath, stopToken } from './stop-link.ts';

const MESSAGE_COLUMNS = columnsOf(alertMessages, [
  'id',
  'userId',
  'siteSlug',
  'channel',
  'alertIds',
  'state',
]);
const USER_COLUMNS = columnsOf(users, ['email', 'confirmedEmail', 'phone', 'name', 'language']);

export type AlertMessage = RowOf<typeof MESSAGE_COLUMNS> & RowOf<typeof USER_COLUMNS>;

/** Returns a message by id; null if its account was deleted. */
export async function alertMessage(db: Queryable, id: string): Promise<AlertMessage | null> {
  const { rows } = await db.query<AlertMessage>({
    name: 'alert-message',
    text: `select ${MESSAGE_COLUMNS}, ${USER_COLUMNS} from alert_messages
           join users on users.id = alert_messages.user_id where alert_messages.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

const ALERT_COLUMNS = columnsOf(alerts, ['id', 'kind', 'carId', 'oldPrice']);

/**
 * Builds the content of a message from the current state of its cars.
 * @param secret signs the unsubscribe links
 * @returns null if the site no longer shows any of its cars
 */
export async function messageContent(
  db: Queryable,
  site: MailSite,
  {
    userId,
    siteSlug,
    alertIds,
    language: chosen,
  }: Pick<AlertMessage, 'userId' | 'siteSlug' | 'alertIds'> & Partial<Pick<AlertMessage, 'language'>>,
  secret: string,
): Promise<AlertMessageContent | null> {
  const language = mailLanguage(site, chosen);
  const { rows } = await db.query<
    RowOf<typeof ALERT_COLUMNS> & { search: string | null; address: string | null }
  >({
    name: 'alerts-of-message',
    text: `select ${ALERT_COLUMNS}, s.name as search, s.address from alerts
           left join saved_searches s on s.id = alerts.saved_search_id
           where alerts.id = any($1) order by s.created_at, alerts.id`,
    values: [alertIds],
  });
  const dealerships = site.dealerships.map(({ id }) => id);
  const lead = priceLeadOf(site);
  const listings = await vehiclesById(db, dealerships, [...new Set(rows.map(({ carId }) => carId))], lead);
  const byId = new Map(listings.map(({ vehicle }) => [vehicle.id, vehicle]));
  const now = new Date();
  const payment = await paymentOfAccount(db, { siteSlug, userId }, now);
  const { weeklyOf, creditWords } = mailFigures(site, payment, now, language);
  const lines = rows.flatMap(({ kind, carId, oldPrice, search, address }): AlertLine[] => {
    const vehicle = byId.get(carId);
    return vehicle
      ? [
          {
            kind,
            vehicle: mailVehicle(site, vehicle, language),
            noun: itemWord(vehicle),
            weekly: weeklyOf(vehicle),
            oldPrice:
              // The old price excludes on-road charges, so it can't be compared with a drive-away price.
              oldPrice === null || (lead === 'driveAway' && hasDriveAwayPrice(vehicle))
                ? null
                : formerPriceText(vehicle, oldPrice, mailPriceRules(site)),
            search:
              search !== null && address !== null
                ? { name: search, href: pageIn(site, address, language) }
                : null,
          },
        ]
      : [];
  });
  const [first] = rows.flatMap(({ carId }) => byId.get(carId) ?? []);
  if (lines.length === 0 || !first) return null;
  const kinds = ALERT_KINDS.filter((kind) => lines.some((line) => line.kind === kind));
  const dealer = dealerOf(site, {
    dealershipId: first.dealership_id,
    locationId: first.location_id,
    vehicle: first,
  });
  const stopAllToken = stopToken({ userId, kinds }, secret);
  return {
    site: { name: site.name, url: site.url },
    dealer: { name: dealer.name, phone: dealer.phone && readablePhone(dealer.phone) },
    lines,
    creditWords: creditWords(listings.map(({ vehicle }) => vehicle)),
    stops: kinds.map((kind) => ({
      kind,
      href: pageIn(site, stopPath(stopToken({ userId, kinds: [kind] }, secret)), language),
    })),
    stopAllToken,
    stopAllHref: pageIn(site, stopPath(stopAllToken), language),
    language,
  };
}

/** Returns how a shopper would pay, by what the lender last answered: a message does not wait for it. */
async function paymentOfAccount(
  db: Queryable,
  owner: { siteSlug: string; userId: string },
  now: Date,
): Promise<ShopperPayment> {
  const [choice, approval] = await Promise.all([
    paymentChoiceOf(db, owner),
    currentPreApproval(db, null, owner, now),
  ]);
  return { choice, approval };
}

/** Reschedules a message's alerts for the morning, when they are checked again. */
export async function postponeToMorning(
  db: Queryable,
  { id, alertIds }: Pick<AlertMessage, 'id' | 'alertIds'>,
  morning: Date,
): Promise<void> {
  await db.query("update alerts set state = 'waiting', told_at = null, due_at = $2 where id = any($1)", [
    alertIds,
    morning,
  ]);
  await db.query("update alert_messages set state = 'needless' where id = $1", [id]);
}
