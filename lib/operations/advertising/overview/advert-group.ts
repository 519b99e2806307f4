import { firstViewDay } from '../../../inventory/stock/view-days.ts';
import type { AdvertGroup } from './answers.ts';

// The vehicles of feeds and conditions on them in SQL, so that counts, lists and exports agree.

/**
 * A row per vehicle of each feed, named `states` in the conditions below. `is_due`: it has changed, and the
 * receiver does not have the change yet. The hourly comparison of all vehicles makes none due until it finds a difference. A new vehicle waits without a row in `advert_states`.
 */
export const STATES = `(
  select known.feed_id, known.car_id, known.row_hash, known.sent_at, known.refused, known.receiver_message,
         known.changed_at,
         exists (select from adverts_due due where due.feed_id = known.feed_id and due.car_id = known.car_id
                 and due.is_changed) as is_due
  from advert_states known where known.removed_at is null
  union all
  select due.feed_id, due.car_id, null, null, '[]', null, null, true
  from adverts_due due
  join cars on cars.id = due.car_id and cars.show_on_dealer_website and cars.retired_at is null
    and cars.status in ('in_stock', 'coming_soon')
  where due.is_changed and not exists (
    select from advert_states known
    where known.feed_id = due.feed_id and known.car_id = due.car_id and known.removed_at is null
  )
)`;

/** Whether our rules or the receiver refused the vehicle. */
export const IS_REFUSED = "(states.refused <> '[]'::jsonb or states.receiver_message is not null)";
/** Whether the receiver has the vehicle as it is. */
export const IS_SENT = `(not ${IS_REFUSED} and states.row_hash is not null and not states.is_due)`;

export const IS_OF_GROUP: Record<AdvertGroup, string> = {
  refused: IS_REFUSED,
  sent: IS_SENT,
  waiting: `(not ${IS_REFUSED} and not ${IS_SENT})`,
  all: 'true',
};

/** Each reason of a row once, `reason` and `field`; the receiver's own message has no field. */
export const REASONS = `(
  select distinct each.reason, coalesce(each.field, '') as field
  from jsonb_to_recordset(states.refused) as each (reason text, field text)
  union
  select states.receiver_message, '' where states.receiver_message is not null
)`;

/** Views of a vehicle's page on a site in the last 30 days, `views`; null without any. */
export const viewsOf = (site: string, timeZone: string): string => `(
  select sum(views)::int as views from car_view_days
  where car_view_days.site = ${site} and car_view_days.car_id = states.car_id
    and day >= ${firstViewDay(timeZone)}
) as viewed`;
