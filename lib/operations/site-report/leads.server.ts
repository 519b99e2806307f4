import { subjectOf } from '../../leads/held-back.server.ts';
import type { LeadPayload } from '../../leads/payload.ts';
import { IS_STUCK } from '../../leads/thread/conditions.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { formatDate } from '../../platform/text/format.ts';
import type { CheckId } from './checks.ts';
import { type Finding, NAMED } from './report.ts';

/** Older leads are no longer worth reporting. */
const DAYS_BACK = 28;

type LeadCheck = Extract<CheckId, 'leadsStuck' | 'leadsUnanswered' | 'leadsHeldBack'>;

const HOLDS: Record<LeadCheck, string> = {
  leadsStuck: `not suspect and ${IS_STUCK}`,
  leadsUnanswered: "not suspect and finished and status = 'new' and created_at < now() - interval '1 day'",
  leadsHeldBack: 'suspect',
};

/** Checks recent leads. Names them by subject and day, never by shopper. */
export async function checkLeads(
  db: Queryable,
  { slug, timeZone }: { slug: string; timeZone: string },
): Promise<Finding[]> {
  const { rows } = await db.query<{
    check: LeadCheck;
    count: number;
    createdAt: Date;
    payload: LeadPayload;
    thread: string | null;
  }>(
    `select "check", count, "createdAt", payload, thread from (
       select kinds."check", created_at as "createdAt", payload, thread_id as thread,
              count(*) over (partition by kinds."check")::int as count,
              row_number() over (partition by kinds."check" order by created_at desc, id) as place
       from leads cross join lateral (values ${Object.entries(HOLDS)
         .map(([check, holds]) => `('${check}', ${holds})`)
         .join(', ')}) as kinds("check", holds)
       where site_slug = $1 and created_at > now() - make_interval(days => $2) and holds
     ) counted where place <= $3 order by "check", place`,
    [slug, DAYS_BACK, NAMED],
  );
  return (Object.keys(HOLDS) as LeadCheck[]).map((check) => {
    const own = rows.filter((row) => row.check === check);
    const count = own[0]?.count ?? 0;
    return {
      check,
      count,
      more: count - own.length,
      named: own.map(({ payload, createdAt, thread }) => ({
        title: subjectOf(payload) || 'A question',
        detail: formatDate(createdAt, timeZone) ?? '',
        target: { kind: 'tool', tool: check === 'leadsHeldBack' ? 'held-back' : 'leads' } as const,
        mend:
          check === 'leadsHeldBack'
            ? ({ kind: 'tool', tool: 'held-back' } as const)
            : ({ kind: 'tool', tool: 'leads', ...(thread && { at: thread }) } as const),
      })),
    };
  });
}
