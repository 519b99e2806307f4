import type { Queryable } from '../../platform/database/client.server.ts';
import { type MailedVehicle, mailedVehiclesSchema } from '../merchandising/mailed.ts';
import { countsOf, type EarlierReport, type Finding, storedFindingsSchema } from './report.ts';

export interface StoredReport {
  siteSlug: string;
  /** Monday of its week. */
  week: string;
  vehicles: number;
  findings: Finding[];
  /** The vehicles with most money at risk. */
  atRisk: MailedVehicle[];
}

const COLUMNS = `site_slug as "siteSlug", to_char(week, 'YYYY-MM-DD') as week, vehicles, findings,
  at_risk as "atRisk"`;

const parsedReport = (row: StoredReport | undefined): StoredReport | null =>
  row
    ? {
        ...row,
        findings: storedFindingsSchema.parse(row.findings),
        atRisk: mailedVehiclesSchema.parse(row.atRisk),
      }
    : null;

export async function storedReport(db: Queryable, id: string): Promise<StoredReport | null> {
  const { rows } = await db.query<StoredReport>(`select ${COLUMNS} from site_reports where id = $1`, [id]);
  return parsedReport(rows[0]);
}

/** Returns a site's latest report up to a week, or null. */
export async function lastReport(
  db: Queryable,
  { siteSlug, upTo }: { siteSlug: string; upTo: string },
): Promise<StoredReport | null> {
  const { rows } = await db.query<StoredReport>(
    `select ${COLUMNS} from site_reports where site_slug = $1 and week <= $2 order by week desc limit 1`,
    [siteSlug, upTo],
  );
  return parsedReport(rows[0]);
}

/** Reduces a report to what a later one compares with. */
export const toEarlierReport = (report: StoredReport | null): EarlierReport | null =>
  report && { week: report.week, counts: countsOf(report.findings) };
