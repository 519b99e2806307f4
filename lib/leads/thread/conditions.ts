import { hasSource } from '../../sites/visit-source/has-source.ts';
import { OWNER_ME, OWNER_NOBODY, type ThreadFilter, type ThreadView } from './answers.ts';
import { searchPatterns } from './search.ts';

/** Threads without activity for so long no longer count as unread, unless somebody marked them. */
export const UNREAD_DAYS = 30;

/** Leads with a delivery to the dealer that has failed, or whose address can never work. */
const STUCK_LEADS = `
  select lead_id from mail_deliveries
  where kind = 'dealer' and (state = 'dead' or (state = 'waiting' and problem is not null))
  union
  select lead_id from lead_deliveries
  where state = 'dead' or (state = 'waiting' or (state = 'sent' and kind = 'route')) and problem is not null`;

/** Condition of a lead with such a delivery. */
export const IS_STUCK = `(
  exists (select from mail_deliveries m where m.lead_id = leads.id and m.kind = 'dealer'
          and (m.state = 'dead' or (m.state = 'waiting' and m.problem is not null)))
  or exists (select from lead_deliveries d where d.lead_id = leads.id
             and (d.state = 'dead'
                  or (d.state = 'waiting' or (d.state = 'sent' and d.kind = 'route')) and d.problem is not null)))`;

/** Condition of threads `t` with a stuck lead, for lists. */
export const IS_STUCK_THREAD = `t.id in (
  select thread_id from leads where thread_id is not null and not suspect and id in (${STUCK_LEADS}))`;

export const IS_OPEN_THREAD = `t.status not in ('done', 'won', 'lost')`;
export const IS_LATE_THREAD = `t.due_at < now() and t.waiting_since is not null`;

/** SQL of whether a user has not read a thread `t`; `read` is their row of `lead_thread_reads`, which may be null. */
export const isUnread = (read: string): string =>
  `(case when ${read}.read_at is null then t.active_at > now() - interval '${UNREAD_DAYS} days'
         else ${read}.read_at < t.active_at end)`;

/** Collects the values of a query's parameters. */
export class Values {
  readonly list: unknown[] = [];

  /** Returns the placeholder of a value, such as `$3`. */
  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

const viewCondition = (view: ThreadView, userId: string, values: Values): string => {
  switch (view) {
    case 'open':
      return IS_OPEN_THREAD;
    case 'unanswered':
      return 't.waiting_since is not null';
    case 'unread':
      return `exists (
        select from (select max(read_at) as read_at from lead_thread_reads r
                     where r.thread_id = t.id and r.user_id = ${values.add(userId)}) mark
        where ${isUnread('mark')})`;
    case 'mine':
      return `${IS_OPEN_THREAD} and t.owner_id = ${values.add(userId)}`;
    case 'late':
      return IS_LATE_THREAD;
    case 'stuck':
      return IS_STUCK_THREAD;
    case 'all':
      return 'true';
  }
};

/**
 * Returns the SQL condition of threads `t` that match a filter, apart from the site.
 * @param userId the caller, for `mine` and `unread`
 * @param siteSlugs sites whose threads may be read; limits the search
 */
export function threadCondition(
  { view = 'open', place, kind, owner, status, source, age, car, query = '' }: ThreadFilter,
  { userId, siteSlugs, values }: { userId: string; siteSlugs: readonly string[]; values: Values },
): string {
  const conditions = ['t.lead_id is not null', viewCondition(view, userId, values)];
  const ofLeads: string[] = [];
  if (place) conditions.push(`t.location_id = ${values.add(place)}`);
  if (status) conditions.push(`t.status = ${values.add(status)}`);
  if (car) conditions.push(`t.car_id = ${values.add(car)}`);
  if (age) conditions.push(`t.active_at > now() - make_interval(days => ${values.add(age)})`);
  if (owner === OWNER_NOBODY) conditions.push('t.owner_id is null');
  else if (owner) conditions.push(`t.owner_id = ${values.add(owner === OWNER_ME ? userId : owner)}`);
  if (kind) ofLeads.push(`l.kind = ${values.add(kind)}`);
  if (source) ofLeads.push(hasSource("l.payload->'lead_attributes'->'visit'", values.add(source)));
  const search = searchPatterns(query);
  if (search) {
    const text = 'lead_search_text(l.payload)';
    const words = search.words.map((word) => `${text} like ${values.add(word)}`).join(' and ');
    const others = search.others.map((other) => `or ${text} like ${values.add(other)}`).join(' ');
    ofLeads.push(`(${words} ${others})`);
  }
  if (ofLeads.length > 0)
    conditions.push(
      `t.id in (select l.thread_id from leads l where l.site_slug = any(${values.add(siteSlugs)})
        and l.thread_id is not null and not l.suspect and ${ofLeads.join(' and ')})`,
    );
  return conditions.join(' and ');
}
