import type { Queryable } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { spinToWinEntries } from '../tables/spin-to-win.ts';
import { drawProblem } from './draw.ts';

const LOG_COLUMNS = columnsOf(spinToWinEntries, [
  'id',
  'siteSlug',
  'campaign',
  'prizeKey',
  'chances',
  'chancesHash',
  'ticket',
]);
type LoggedDraw = RowOf<typeof LOG_COLUMNS>;

/** Recomputes every logged draw; returns the number of draws and the problems found. */
export async function auditDraws(db: Queryable): Promise<{ draws: number; problems: string[] }> {
  const { rows } = await db.query<LoggedDraw>(
    `select ${LOG_COLUMNS} from spin_to_win_entries order by site_slug, campaign, created_at, id`,
  );
  return { draws: rows.length, problems: rows.flatMap(problemsOf) };
}

function problemsOf({ id, siteSlug, campaign, ...draw }: LoggedDraw): string[] {
  const problem = drawProblem(draw);
  return problem ? [`${siteSlug} ${campaign} ${id}: ${problem}`] : [];
}
