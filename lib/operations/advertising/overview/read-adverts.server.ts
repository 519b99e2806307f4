import { z } from 'zod';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { vehiclePath } from '../../../vehicle/vehicle-path.ts';
import { ADVERT_FIELDS, type AdvertField } from '../advert-fields.ts';
import { IS_OF_GROUP, IS_REFUSED, IS_SENT, REASONS, STATES, viewsOf } from './advert-group.ts';
import type { AdvertFilter, AdvertReason, AdvertsAnswer, ListedAdvert } from './answers.ts';
import { type IncomingFeed, mendTarget } from './mend-target.ts';

/** The feed and its site, as far as the list of vehicles needs them. */
export interface AdvertListScope {
  feedId: string;
  site: { id: string | null; slug: string; url: string; timeZone: string };
  /** Reads the mapped columns of feeds by short name. */
  incomingFeeds: (slugs: readonly string[]) => Promise<readonly IncomingFeed[]>;
}

interface AdvertRow {
  id: string;
  title: string;
  stocknum: string;
  slug: string;
  feed: string;
  locationId: string | null;
  group: ListedAdvert['group'];
  views: number;
  sentAt: Date | null;
  changedAt: Date | null;
  reasons: { reason: string; field: string }[];
}

const cursorSchema = z.tuple([z.int32().min(0), z.string(), z.string()]);
type Cursor = z.output<typeof cursorSchema>;

/** Encodes the position after a vehicle: its views, stock number and id. */
export const cursorOf = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Decodes a cursor; null if it is invalid. */
export function readCursor(text: string): Cursor | null {
  try {
    return cursorSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

const FROM = `
  from ${STATES} states
  join cars on cars.id = states.car_id
  left join lateral ${viewsOf('$2', '$5')} on true
  where states.feed_id = $1`;

const filterOf = (group: AdvertFilter['group']) => `
  and ${IS_OF_GROUP[group]}
  and ($3 = '' or exists (select from ${REASONS} as reasons where reasons.reason = $3))
  and starts_with(lower(cars.stocknum), lower($4))`;

/** Lists a page of a feed's vehicles, most viewed first, with the reasons for refusals and where to correct them. */
export async function readAdverts(
  db: Queryable,
  { feedId, site, incomingFeeds }: AdvertListScope,
  { group, reason, stocknum, after, limit }: AdvertFilter & { after: Cursor | null; limit: number },
): Promise<AdvertsAnswer> {
  const values = [feedId, site.slug, reason, stocknum, site.timeZone];
  const [page, total] = await Promise.all([
    db.query<AdvertRow>(
      `select cars.id, coalesce(cars.record->>'name', '') as title, cars.stocknum, cars.slug,
              cars.feed_id as feed, cars.record->>'location_id' as "locationId",
              case when ${IS_REFUSED} then 'refused' when ${IS_SENT} then 'sent' else 'waiting' end as "group",
              coalesce(views, 0) as views, states.sent_at as "sentAt", states.changed_at as "changedAt",
              coalesce((select jsonb_agg(reasons) from ${REASONS} as reasons), '[]') as reasons
       ${FROM} ${filterOf(group)}
         and ($6::int is null
              or (-coalesce(views, 0), cars.stocknum, cars.id) > (-$6::int, $7::text, $8::text))
       order by coalesce(views, 0) desc, cars.stocknum, cars.id limit $9`,
      [...values, ...(after ?? [null, null, null]), limit + 1],
    ),
    db.query<{ total: number }>(`select count(*)::int as total ${FROM} ${filterOf(group)}`, values),
  ]);
  const rows = page.rows.slice(0, limit);
  const last = rows.at(-1);
  const slugs = [...new Set(rows.filter((row) => row.reasons.length > 0).map(({ feed }) => feed))];
  const incoming = new Map(
    (slugs.length > 0 ? await incomingFeeds(slugs) : []).map((feed) => [feed.slug, feed]),
  );
  return {
    vehicles: rows.map(({ feed, locationId, slug, sentAt, changedAt, reasons, ...row }) => ({
      ...row,
      url: `${site.url}${vehiclePath({ slug })}`,
      sentAt: sentAt?.toISOString() ?? null,
      changedAt: changedAt?.toISOString() ?? null,
      reasons: reasons.map(
        (each): AdvertReason => ({
          ...each,
          mend: isField(each.field)
            ? mendTarget(each.field, {
                outgoingFeedId: feedId,
                siteId: site.id,
                feed,
                incoming: incoming.get(feed) ?? null,
                locationId,
              })
            : null,
        }),
      ),
    })),
    next: page.rows.length > limit && last ? cursorOf([last.views, last.stocknum, last.id]) : null,
    total: total.rows[0]?.total ?? 0,
  };
}

const isField = (field: string): field is AdvertField => Object.hasOwn(ADVERT_FIELDS, field);
