import { AGE_BANDS, type Dimension, PRICE_BANDS } from './selection.ts';

/**
 * SQL of everything that counts as a result of a site in a period: parameters $1 the site, $2 and $3 the
 * period's bounds (the end exclusive). The roll-ups, the lists of rows and nothing else define results by it.
 * Enquiries, reservations and sales come from their own tables, so they count without JavaScript and can't be
 * faked. Applications for a job are no enquiries.
 */
const pathOf = (url: string): string =>
  `coalesce(nullif(left(regexp_replace(split_part(split_part(regexp_replace(${url}, '^[a-z]+://[^/?#]*', ''), '?', 1), '#', 1),
     '/[^/]*(@|%40).*$', ''), 300), ''), '/')`;

const touches = (visit: string): string => `
  ${visit}->'last'->>'kind' as source_kind, ${visit}->'last'->>'name' as source_name,
  ${visit}->'last'->>'campaign' as campaign,
  ${visit}->'first'->>'kind' as first_kind, ${visit}->'first'->>'name' as first_name`;

const LEAD_VISIT = "l.payload->'lead_attributes'->'visit'";

const EVENTS = `
  select case name when 'visit' then 'visits' when 'searchView' then 'searches' else 'views' end as stage,
         null::text as id, at, car_id, null::text as location_id, dealership_id, path as page, block,
         source_kind, source_name, campaign,
         coalesce(first_kind, source_kind) as first_kind,
         case when first_kind is null then source_name else first_name end as first_name
  from events
  where site_slug = $1 and at >= $2 and at < $3 and name in ('visit', 'searchView', 'usedVehicleView')`;

const OTHERS = `
  select case l.kind when 'testDrive' then 'testDrives' when 'finance' then 'finance' when 'tradeIn' then 'tradeIns'
                     else 'enquiries' end as stage,
         l.id::text as id, l.created_at as at, l.payload->>'car_id' as car_id, l.location_id, l.dealership_id,
         ${pathOf("coalesce(l.payload->>'url', '')")} as page,
         -- Only a form of a page's block names the page.
         case when l.payload ? 'page_id' then 'enquiryForm' end as block, ${touches(LEAD_VISIT)}
  from leads l
  where l.site_slug = $1 and l.created_at >= $2 and l.created_at < $3 and not l.suspect and l.kind <> 'careers'
    and coalesce(l.payload->>'subcategory', '') <> 'Career Enquiry'
  union all
  select 'reservations', r.reference, r.paid_at, r.car_id, null, r.dealership_id,
         '/cars/' || (r.car->>'slug'), null, ${touches('r.visit')}
  from reservations r where r.site_slug = $1 and r.paid_at >= $2 and r.paid_at < $3
  union all
  select 'sales', s.id::text, s.sold_at, s.car_id, l.location_id, l.dealership_id, null, null,
         ${touches(`coalesce(${LEAD_VISIT}, kept.visit)`)}
  from vehicle_sales s
  left join leads l on l.id = s.lead_id
  left join lateral (
    select visit from reservations r
    where r.site_slug = s.site_slug and r.car_id = s.car_id and r.status in ('agreed', 'completed')
    order by r.paid_at desc limit 1) kept on true
  where s.site_slug = $1 and s.sold_at >= $2 and s.sold_at < $3`;

/** Columns of a fact that decide its dimensions. */
export const FACT_COLUMNS =
  'stage, car_id, location_id, dealership_id, page, block, source_kind, source_name, campaign, first_kind, first_name';

export const FACTS = `${EVENTS} union all ${OTHERS}`;
/** Without page views, of which there are many more. */
export const RECORDS = OTHERS;

/** SQL of the band of a number: its lower bound, the first one for less, empty without a number. */
const band = (bands: readonly number[], value: string): string =>
  `case ${bands
    .slice(1)
    .toReversed()
    .map((from) => `when ${value} >= ${from} then '${from}'`)
    .join(' ')} when ${value} is not null then '${bands[0]}' else '' end`;

/**
 * SQL of the vehicles of facts, each as it was at the end of a day: the price comes from the price history, so
 * that counting a day again gives the same figures.
 * @param keys SQL of a query for `car_id`, `day` and `ends_at`
 */
export const vehiclesSql = (keys: string): string => `
  select cars.id, keyed.day, cars.created_at, record->>'location_id' as location_id, cars.dealership_id,
         coalesce(record->>'make', '') as make, coalesce(record->>'model', '') as model,
         coalesce(history.price, later.was, (record->>'price')::float8) as price
  from (${keys}) keyed
  join cars on cars.id = keyed.car_id
  left join lateral (select price from price_changes c where c.car_id = cars.id and c.at < keyed.ends_at
                     order by c.id desc limit 1) history on true
  left join lateral (select was from price_changes c where c.car_id = cars.id and c.at >= keyed.ends_at
                     order by c.id limit 1) later on true`;

/** SQL of all vehicles, without prices and days: for what depends on neither. */
export const UNPRICED_VEHICLES = `
  select id, created_at, record->>'location_id' as location_id, dealership_id,
         coalesce(record->>'make', '') as make, coalesce(record->>'model', '') as model, null::float8 as price
  from cars`;

/**
 * SQL of the value of each dimension, and of what it is within, of a fact and its vehicle (which may be
 * missing).
 * @param day SQL of the day, to which a vehicle's age is counted
 * @param timeZone SQL of the site's time zone
 */
export const dimensionSql = (
  day: string,
  timeZone: string,
): Record<Dimension, readonly [value: string, within: string]> => ({
  total: ["''", "''"],
  place: ["coalesce(f.location_id, v.location_id, f.dealership_id, v.dealership_id, '')", "''"],
  source: ["coalesce(f.source_name, '')", "coalesce(f.source_kind, '')"],
  firstSource: ["coalesce(f.first_name, '')", "coalesce(f.first_kind, '')"],
  campaign: ["coalesce(f.campaign, '')", "''"],
  page: ["coalesce(f.page, '')", "''"],
  block: ["coalesce(f.block, '')", "''"],
  make: ["coalesce(v.make, '')", "''"],
  model: ["coalesce(v.model, '')", "coalesce(v.make, '')"],
  price: [band(PRICE_BANDS, 'v.price'), "''"],
  age: [band(AGE_BANDS, `(${day} - (v.created_at at time zone ${timeZone})::date)`), "''"],
});
