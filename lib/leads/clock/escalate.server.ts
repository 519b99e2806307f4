import type pg from 'pg';
import { transaction } from '../../platform/database/client.server.ts';
import { ADMINISTRATORS, queueNotices } from '../owner/notices.server.ts';
import { readTeam } from '../owner/team.server.ts';

/** Leads per transaction. */
const MOST = 50;

interface LateLead {
  id: string;
  siteSlug: string;
  threadId: string | null;
  locationId: string | null;
  isKnown: boolean;
}

/**
 * Reports late leads to the managers of their place, else of their site, else to the studio's administrators.
 * Each lead is reported once, and a thread of which a late lead has been reported already is not reported
 * again until it is answered. Any number of workers can run it.
 * @returns whether there may be more
 */
export function escalateLate(pool: pg.Pool, now: Date = new Date()): Promise<boolean> {
  return transaction(pool, async (connection) => {
    const { rows } = await connection.query<LateLead>(
      `with late as (
         select id from leads
         where answer_due_at <= $1 and answered_at is null and escalated_at is null and not suspect
           and exists (select from lead_teams where lead_teams.site_slug = leads.site_slug and assigns)
         order by answer_due_at, id limit $2 for no key update skip locked)
       update leads set escalated_at = $1 from late where leads.id = late.id
       returning leads.id, site_slug as "siteSlug", thread_id as "threadId", location_id as "locationId",
         exists (select from leads other where other.thread_id = leads.thread_id and other.id <> leads.id
                 and other.escalated_at is not null and other.answered_at is null) as "isKnown"`,
      [now, MOST],
    );
    const told = new Set<string>();
    for (const [siteSlug, leads] of Map.groupBy(rows, (lead) => lead.siteSlug)) {
      const { members, settings } = await readTeam(connection, siteSlug);
      const managers = members.filter(({ isManager, isActive }) => isManager && isActive);
      for (const { id, threadId, locationId, isKnown } of leads) {
        const thread = threadId ?? id;
        if (isKnown || told.has(thread)) continue;
        told.add(thread);
        const ofPlace = managers.filter(
          ({ places }) => locationId === null || places.length === 0 || places.includes(locationId),
        );
        const people = (ofPlace.length > 0 ? ofPlace : managers).map(({ userId }) => userId);
        await queueNotices(connection, {
          leadId: id,
          kind: 'late',
          people: people.length > 0 ? people : [ADMINISTRATORS],
          sms: settings.sendsSms,
        });
      }
    }
    return rows.length === MOST;
  });
}
