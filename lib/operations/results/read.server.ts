import type { Queryable } from '../../platform/database/client.server.ts';
import { dayCount, dayPlus } from '../events/activity.ts';
import { partsOf } from './parts.ts';
import {
  type Filter,
  MOST_ROWS,
  periodBefore,
  type ResultsAnswer,
  type ResultsRequest,
  type ResultsRow,
  STAGES,
} from './selection.ts';
import { countsIn, stageColumn, stageSums } from './stage-columns.ts';
import { keyLabel } from './texts.ts';

const TOTAL = { dimension: 'total', value: '', within: '' } as const;

type Selected = Pick<ResultsRequest, 'sites' | 'from' | 'to' | 'filter'>;

const SUMS = `${stageSums('', 'day >= $2')}, ${stageSums('before_', 'day < $2')}`;

/** Parameters of the rows of one value in the period and the one before. */
const valuesOf = ({ sites, from, to, filter }: Selected) => {
  const { dimension, value, within }: Filter | typeof TOTAL = filter ?? TOTAL;
  return [sites, from, to, periodBefore({ from, to }).from, dimension, value, within];
};

const OF_VALUE = `site_slug = any($1) and day between $4 and $3 and dimension = $5 and value = $6 and within = $7`;

/**
 * Returns the figures of a period, compared with the period before, from the roll-ups.
 * @param request.sites sites that the caller may see
 * @param names of locations, dealerships and sites by id
 * @param most maximum rows
 */
export async function readResults(
  db: Queryable,
  request: ResultsRequest,
  names: ReadonlyMap<string, string>,
  most = MOST_ROWS,
): Promise<ResultsAnswer> {
  const [sums, rows, marks] = await Promise.all([
    db.query({
      name: 'results-total',
      text: `select ${SUMS} from results_days where ${OF_VALUE}`,
      values: valuesOf(request),
    }),
    rowsOf(db, request, names),
    db.query<{ waits: boolean }>(
      'select exists (select from results_marks where site_slug = any($1)) as waits',
      [request.sites],
    ),
  ]);
  const [row] = sums.rows as Record<string, unknown>[];
  return {
    total: countsIn(row, ''),
    before: countsIn(row, 'before_'),
    rows: rows.slice(0, most),
    rowCount: rows.length,
    isCounting: marks.rows[0]?.waits ?? false,
  };
}

async function rowsOf(
  db: Queryable,
  request: ResultsRequest,
  names: ReadonlyMap<string, string>,
): Promise<ResultsRow[]> {
  const { by, from, to } = request;
  if (by === 'day') return daysOf(db, request);
  if (by === 'site' || request.filter) {
    const { rows } = await db.query({
      name: 'results-sites',
      text: `select site_slug as value, '' as within, ${SUMS} from results_days where ${OF_VALUE}
             group by site_slug order by ${everything('day >= $2')} desc, 1`,
      values: valuesOf(request),
    });
    return rows.map((row: Record<string, unknown>) => rowIn('site', row, names));
  }
  const [parts, earlier] = [partsOf({ from, to }), partsOf(periodBefore({ from, to }))];
  const { rows } = await db.query({
    name: 'results-by',
    // Each row is added up once, before the two periods become columns: half the time of one step.
    text: `select value, within, ${stageSums('', 'is_current')}, ${stageSums('before_', 'not is_current')}
           from (select value, within, since >= $2 as is_current, ${PLAIN_SUMS}
                 from (${parted('value, within', STAGES.map(stageColumn))}) part group by 1, 2, 3) summed
           group by value, within
           order by ${everything('is_current')} desc, ${everything('not is_current')} desc, 1, 2`,
    values: [request.sites, from, by, [...parts.weeks, ...earlier.weeks], [...parts.days, ...earlier.days]],
  });
  return rows.map((row: Record<string, unknown>) => rowIn(by, row, names));
}

const PLAIN_SUMS = STAGES.map((stage) => `sum(${stageColumn(stage)}) as ${stageColumn(stage)}`).join(', ');

/**
 * SQL of the roll-ups of a dimension, from whole weeks as far as possible: parameters $1 the sites, $3 the
 * dimension, $4 the weeks, $5 the other days.
 */
const parted = (keys: string, columns: readonly string[]): string =>
  (['week', 'day'] as const)
    .map(
      (unit) => `select ${keys}, ${unit} as since, ${columns.join(', ')} from results_${unit}s
                 where site_slug = any($1) and dimension = $3 and ${unit} = any($${unit === 'week' ? 4 : 5}::date[])`,
    )
    .join(' union all ');

const everything = (condition: string): string =>
  `coalesce(sum(visits + searches + views + enquiries + test_drives + finance + trade_ins + reservations + sales)
     filter (where ${condition}), 0)`;

function rowIn(
  by: ResultsRequest['by'],
  row: Record<string, unknown>,
  names: ReadonlyMap<string, string>,
): ResultsRow {
  const key = { value: String(row['value']), within: String(row['within']) };
  return {
    ...key,
    label: keyLabel(by, key, names),
    counts: countsIn(row, ''),
    before: countsIn(row, 'before_'),
  };
}

/** Returns every day of the period, latest first, each with the day as long before as the period is long. */
async function daysOf(db: Queryable, request: ResultsRequest): Promise<ResultsRow[]> {
  const { rows } = await db.query({
    name: 'results-days',
    text: `select to_char(day, 'YYYY-MM-DD') as day, ${DAY_SUMS} from results_days where ${OF_VALUE} and $2::date is not null
           group by day`,
    values: valuesOf(request),
  });
  const byDay = new Map((rows as Record<string, unknown>[]).map((row) => [row['day'], row]));
  const length = dayCount(request);
  return Array.from({ length }, (_, index) => {
    const day = dayPlus(request.to, -index);
    return {
      value: day,
      within: '',
      label: day,
      counts: countsIn(byDay.get(day), ''),
      before: countsIn(byDay.get(dayPlus(day, -length)), ''),
    };
  });
}

const DAY_SUMS = stageSums('', 'true');

/** Returns the pages of a stage from the roll-ups, busiest first. */
export async function pagesOf(
  db: Queryable,
  { sites, from, to }: Selected,
  stage: Parameters<typeof stageColumn>[0],
): Promise<{ page: string; count: number }[]> {
  const column = stageColumn(stage);
  const { weeks, days } = partsOf({ from, to });
  const { rows } = await db.query<{ page: string; count: number }>(
    `select value as page, sum(${column})::int as count from (${parted('value', [column])}) part
     where ${column} > 0 and since >= $2 group by value order by 2 desc, 1`,
    [sites, from, 'page', weeks, days],
  );
  return rows;
}
