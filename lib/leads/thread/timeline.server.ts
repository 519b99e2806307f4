import { internationalMobile } from '../../accounts/phone.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { callsOf } from '../calls/calls.server.ts';
import { messagesOf } from '../conversation/messages.server.ts';
import type { InboxLead } from '../inbox.ts';
import type { LeadChange } from '../lead-change.ts';
import type { LeadStatus } from '../status.ts';
import { type OwnedVehicle, ownedVehicleTitle } from '../trade-in/vehicle.ts';
import type { TimelineEntry } from './answers.ts';
import { stepSentences } from './step-sentences.ts';

/** Entries of one kind, the newest; more would not be read. */
const MOST = 200;

/** The shopper of a thread, as far as other tables know them. */
interface Shopper {
  siteSlug: string;
  phones: readonly string[];
  emails: readonly string[];
}

/** Returns the shopper of some leads. */
export function shopperOf(leads: readonly InboxLead[]): Shopper {
  const distinct = (values: string[]) => [...new Set(values.filter(Boolean))];
  return {
    siteSlug: leads[0]?.site ?? '',
    phones: distinct(leads.map(({ phone }) => phone)),
    emails: distinct(leads.map(({ email }) => email.toLowerCase())),
  };
}

type TimelineRow = Exclude<TimelineEntry, { kind: 'lead' | 'viewed' }>;

/**
 * Returns what happened in a thread and around it, oldest first, except its leads: messages, notes, tasks,
 * status, later steps, calls, bookings, reservations, valuations, saved vehicles, consents and deliveries.
 * @param userId the caller, whose notes are marked as own
 */
export async function threadEntries(
  db: Queryable,
  { threadId, leads, userId }: { threadId: string; leads: readonly InboxLead[]; userId: string },
): Promise<TimelineRow[]> {
  const ids = leads.map(({ id }) => id);
  const shopper = shopperOf(leads);
  const entries = await Promise.all([
    ofThread(db, threadId, userId),
    stepsOf(db, ids),
    bookingsOf(db, ids),
    callsOf(db, threadId),
    messageEntries(db, threadId),
    deliveriesOf(db, ids),
    ofShopper(db, shopper, ids),
  ]);
  return entries.flat();
}

/** Messages with their files, in the order of the conversation. */
async function messageEntries(db: Queryable, threadId: string): Promise<TimelineRow[]> {
  const messages = await messagesOf(db, [threadId]);
  return messages.slice(-MOST).map(({ threadId: _, sentAt, ...message }) => ({
    kind: 'message',
    ...message,
    at: sentAt.toISOString(),
  }));
}

/** Notes, tasks and changes of the status. */
async function ofThread(db: Queryable, threadId: string, userId: string): Promise<TimelineRow[]> {
  const { rows } = await db.query<{ entry: TimelineRow & { authorId: string | null } }>(
    `(select json_build_object('kind', 'note', 'id', id, 'at', created_at, 'authorId', author_id, 'text', text,
        'isOwn', author_id = $2) as entry
      from lead_notes where thread_id = $1 order by created_at desc limit ${MOST})
     union all
     (select json_build_object('kind', 'task', 'id', 'task-' || id, 'at', created_at, 'text', text,
        'authorId', created_by, 'dueAt', due_at)
      from lead_tasks where thread_id = $1 order by created_at desc limit ${MOST})
     union all
     (select json_build_object('kind', 'taskDone', 'id', 'done-' || id, 'at', done_at, 'text', text,
        'authorId', done_by)
      from lead_tasks where thread_id = $1 and done_at is not null order by done_at desc limit ${MOST})
     union all
     (select json_build_object('kind', 'status', 'id', 'status-' || id, 'at', at, 'status', status,
        'authorId', user_id)
      from lead_status_changes where thread_id = $1 and (status <> 'new' or user_id is not null)
      order by at desc limit ${MOST})`,
    [threadId, userId],
  );
  return rows.map(({ entry }) => inUtc(entry));
}

async function stepsOf(db: Queryable, leadIds: readonly string[]): Promise<TimelineRow[]> {
  const { rows } = await db.query<{ id: string; at: Date; change: LeadChange }>(
    `select id, created_at as at, change from lead_events where lead_id = any($1) order by id desc limit ${MOST}`,
    [leadIds],
  );
  return rows.flatMap(({ id, at, change }) => {
    const changes = stepSentences(change);
    return changes.length > 0
      ? [{ kind: 'step', id: `step-${id}`, at: at.toISOString(), changes } as const]
      : [];
  });
}

/** Test drives and service bookings, when they were made and last changed. */
async function bookingsOf(db: Queryable, leadIds: readonly string[]): Promise<TimelineRow[]> {
  const { rows } = await db.query<{
    kind: 'drive' | 'service';
    id: string;
    startsAt: Date;
    timeZone: string;
    place: string;
    status: 'booked' | 'cancelled';
    changedBy: 'shopper' | 'staff' | null;
    changedAt: Date | null;
    createdAt: Date;
  }>(
    `select 'drive' as kind, id, starts_at as "startsAt", time_zone as "timeZone", location_id as place, status,
            changed_by as "changedBy", changed_at as "changedAt", created_at as "createdAt"
     from test_drive_bookings where lead_id = any($1)
     union all
     select 'service', id, arrives_at, time_zone, location_id, status, changed_by, changed_at, created_at
     from service_bookings where lead_id = any($1)`,
    [leadIds],
  );
  return rows.flatMap(({ kind, id, startsAt, status, changedBy, changedAt, createdAt, timeZone, place }) => {
    const booking = { kind, startsAt: startsAt.toISOString(), timeZone, place } as const;
    return [
      { ...booking, id: `${kind}-${id}`, at: createdAt.toISOString(), change: 'booked' as const, by: null },
      ...(changedAt
        ? [
            {
              ...booking,
              id: `${kind}-change-${id}`,
              at: changedAt.toISOString(),
              change: status === 'cancelled' ? ('cancelled' as const) : ('moved' as const),
              by: changedBy,
            },
          ]
        : []),
    ];
  });
}

/** What was sent to the dealer and the shopper, or failed for good. */
async function deliveriesOf(db: Queryable, leadIds: readonly string[]): Promise<TimelineRow[]> {
  const { rows } = await db.query<{ entry: TimelineRow }>(
    `select json_build_object('kind', 'delivery', 'id', source || '-' || id, 'at', at, 'state', state,
        'problem', problem, 'to', json_build_object('kind', kind, 'name', name)) as entry
     from (
       select 'mail' as source, id, kind, '' as name, state, problem, coalesce(sent_at, next_attempt_at) as at
       from mail_deliveries where lead_id = any($1)
       union all
       select 'lead', id, kind, channel_name, state, problem, coalesce(sent_at, next_attempt_at)
       from lead_deliveries where lead_id = any($1) and kind <> 'route') deliveries
     where state in ('sent', 'dead') order by at desc limit ${MOST}`,
    [leadIds],
  );
  return rows.map(({ entry }) => inUtc(entry));
}

/** Consents, reservations, valuations and saved vehicles of the shopper on this site. */
async function ofShopper(
  db: Queryable,
  { siteSlug, phones }: Shopper,
  leadIds: readonly string[],
): Promise<TimelineRow[]> {
  const accounts = phones.flatMap((phone) => internationalMobile(phone) ?? []);
  const { rows } = await db.query<{ entry: TimelineRow & { owned?: OwnedVehicle | null } }>(
    `(select json_build_object('kind', 'consent', 'id', 'consent-' || id, 'at', at, 'isGiven', given,
        'words', words, 'source', source) as entry
      from marketing_consents where lead_id = any($1) order by at desc limit ${MOST})
     union all
     (select json_build_object('kind', 'reservation', 'id', 'reservation-' || id, 'at', created_at,
        'reference', reference, 'vehicle', car->>'title', 'status', status)
      from reservations where site_slug = $2 and mobile = any($3) order by created_at desc limit ${MOST})
     union all
     (select json_build_object('kind', 'valuation', 'id', 'valuation-' || v.id, 'at', v.valued_at,
        'owned', v.vehicle, 'rego', v.rego, 'low', v.amount_low, 'high', v.amount_high,
        'inspected', v.inspected_amount)
      from valuations v
      where v.site_slug = $2 and v.valued_at is not null and (v.lead_id = any($1) or v.user_id in (
        select id from users where site_slug = $2 and phone = any($4)))
      order by v.valued_at desc limit ${MOST})
     union all
     (select json_build_object('kind', 'saved', 'id', 'saved-' || w.id, 'at', w.created_at,
        'vehicle', concat_ws(' ', c.record->>'year', c.record->>'make', c.record->>'model'),
        'stocknum', c.record->>'stocknum')
      from users u join watchlist_items w on w.user_id = u.id and w.site_slug = u.site_slug
      join cars c on c.id = w.car_id
      where u.site_slug = $2 and u.phone = any($4) order by w.created_at desc limit ${MOST})`,
    [leadIds, siteSlug, phones, accounts],
  );
  return rows.map(({ entry: { owned, ...entry } }) =>
    inUtc(entry.kind === 'valuation' ? { ...entry, vehicle: owned ? ownedVehicleTitle(owned) : '' } : entry),
  );
}

/** The database writes times with its own offset. */
const inUtc = <Entry extends { at: string }>(entry: Entry): Entry => ({
  ...entry,
  at: new Date(entry.at).toISOString(),
});

/** Returns the other threads of a shopper on the same site, the most recently active first. */
export async function otherThreads(
  db: Queryable,
  { siteSlug, phones, emails }: Shopper,
  threadId: string,
): Promise<{ id: string; status: LeadStatus; activeAt: Date; leadId: string }[]> {
  const { rows } = await db.query<{ id: string; status: LeadStatus; activeAt: Date; leadId: string }>(
    `select id, status, active_at as "activeAt", lead_id as "leadId" from lead_threads
     where id <> $4 and lead_id is not null and id in (
       select thread_id from leads where site_slug = $1 and payload->>'phone' = any($2) and not suspect
       union
       select thread_id from leads where site_slug = $1 and lower(payload->>'email') = any($3) and not suspect)
     order by active_at desc, id limit 20`,
    [siteSlug, phones, emails, threadId],
  );
  return rows;
}
