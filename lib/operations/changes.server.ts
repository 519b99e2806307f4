import type { Queryable } from '../platform/database/client.server.ts';

/** A change that may have caused a problem an operator is investigating. */
export interface Change {
  at: Date;
  /** `import harbour: imported, 3 added, 12 changed, 1 retired` */
  what: string;
}

/**
 * Returns imports, reservation statuses, failed deliveries, lead totals, API keys, disabled webhooks and
 * documents published without approval since a time, newest first.
 * Contains no personal data.
 */
export async function changesSince(db: Queryable, since: Date): Promise<Change[]> {
  const { rows } = await db.query<Change>(
    `select finished_at as at,
            'import ' || feed_id || ': ' || outcome || ', ' || added || ' added, ' || changed || ' changed, ' || retired ||
              ' retired' || coalesce(', ' || error, '') as what
     from feed_runs where finished_at >= $1
     union all
     select changed.at, 'reservation ' || kept.reference || ' of ' || kept.site_slug || ': ' ||
              coalesce(changed.from_status || ' to ', '') || changed.to_status || ' by ' || changed.actor
     from reservation_transitions changed join reservations kept on kept.id = changed.reservation_id
     where changed.at >= $1 and changed.from_status is distinct from changed.to_status
     union all
     select max(next_attempt_at), kind || ' mails given up: ' || count(*) || coalesce(', ' || max(problem), '')
     from mail_deliveries where state = 'dead' and next_attempt_at >= $1 group by kind
     union all
     select max(created_at), 'leads of ' || site_slug || ': ' || count(*) ||
              case when bool_or(suspect) then ', ' || count(*) filter (where suspect) || ' held back' else '' end
     from leads where created_at >= $1 group by site_slug
     union all
     select created_at, 'API key ' || prefix || ' of ' || site_slug || ' created by staff:' || created_by
     from api_keys where created_at >= $1
     union all
     select revoked_at, 'API key ' || prefix || ' of ' || site_slug || ' revoked by staff:' || revoked_by
     from api_keys where revoked_at >= $1
     union all
     select disabled_at, 'webhook ' || id || ' of ' || site_slug || ' disabled: ' || disabled_reason
     from webhook_endpoints where disabled_at >= $1
     union all
     select published_at, document_type || ' ' || document_id || ' published without approval by staff:' || published_by
     from publish_checks where outcome = 'unapproved' and published_at >= $1
     order by at desc`,
    [since],
  );
  return rows;
}
