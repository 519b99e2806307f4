import type { Queryable } from '../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../platform/database/row.ts';
import { STOP_NEWS_LABEL } from './opt-in-labels.ts';
import { recordOptIn } from './record-opt-in.server.ts';
import { lastSentPayload, queueLead } from './store.server.ts';
import { leads } from './tables/leads.ts';

interface LeadOfSite {
  siteSlug: string;
  leadId: string;
}

/** Leads with marketing consent on the site that share the given lead's email. */
const WITH_NEWS = `site_slug = $1 and (payload->>'opt_in')::boolean and (id = $2 or lower(payload->>'email') = (
  select nullif(lower(payload->>'email'), '') from leads where site_slug = $1 and id = $2))`;

/** Returns whether this lead or another with its email has marketing consent. */
export async function hasMarketingConsent(db: Queryable, { siteSlug, leadId }: LeadOfSite): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'news-of-lead',
    text: `select from leads where ${WITH_NEWS} limit 1`,
    values: [siteSlug, leadId],
  });
  return rowCount === 1;
}

const COLUMNS = columnsOf(leads, ['id', 'payload', 'told', 'suspect', 'finished']);

/** Withdraws consent from all leads of the site with this email, and notifies dealers. */
export async function withdrawMarketingConsent(
  connection: Queryable,
  { siteSlug, leadId }: LeadOfSite,
): Promise<void> {
  const { rows } = await connection.query<RowOf<typeof COLUMNS>>({
    name: 'news-to-stop',
    text: `select ${COLUMNS} from leads where ${WITH_NEWS} order by id for update`,
    values: [siteSlug, leadId],
  });
  for (const lead of rows) {
    const { id, payload, suspect, finished } = lead;
    const payloadNow = {
      ...payload,
      opt_in: false,
      ...(payload.subscribe !== undefined && { subscribe: false }),
    };
    await connection.query({
      name: 'news-stopped',
      text: 'update leads set payload = $2, told = $3, updated_at = now() where id = $1',
      values: [id, payloadNow, await lastSentPayload(connection, lead)],
    });
    await recordOptIn(connection, {
      siteSlug,
      leadId: id,
      before: true,
      now: false,
      words: STOP_NEWS_LABEL,
      source: 'link in a mail',
    });
    if (!suspect) await queueLead(connection, id, { finished, shopper: false });
  }
}
