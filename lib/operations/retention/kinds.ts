import { OPEN_STATUSES_SQL } from '../../payments/reservation/open-statuses.ts';

interface Kind {
  /** Default period; the environment can override it. */
  days: number;
  /** Accounting records, whose period can't be shortened. */
  isBook?: true;
  /** Deleted hourly because hours matter; the rest nightly. */
  hourly?: true;
  table: string;
  /** SQL condition for old rows, with the cut-off as `BEFORE`. */
  old: string;
}

const YEAR = 365;
/** Tax law requires five years after the return; with the year and a late return, seven. */
const BOOK_DAYS = 7 * YEAR + 2;
/** Reports span up to a year and compare with the year before, plus two months' margin. */
const REPORT_DAYS = 26 * 31;

const OVER = `status not in ${OPEN_STATUSES_SQL}`;
/** Can no longer be paid, so a late payment always finds its reservation. */
const CLOSED = 'paid_at is null and (session_closed or session_id is null)';
const BEFORE = `now() - $1::float8 * interval '1 day'`;

/** Records about people that reference a vehicle, which is kept while any of them exists. */
const NAMED_VEHICLES = [
  'select car_id from reservations',
  "select payload->>'car_id' from leads",
  'select car_id from watchlist_items',
  'select car_id from waiting_list_entries',
  'select car_id from alerts',
  'select car_id from phone_reveals',
  'select car_id from test_drive_bookings',
  'select car_id from valuations',
  'select car_id from deals',
];
const UNNAMED = NAMED_VEHICLES.map(
  (ids) => `not exists (select from (${ids}) as named(id) where named.id = cars.id)`,
).join(' and ');

/** Retention periods. Other account data is deleted with the account. */
export const KINDS = {
  /** Two years covers a purchase and two services. Includes steps, test drives and mails. */
  leads: { days: 2 * YEAR, table: 'leads', old: `updated_at < ${BEFORE}` },
  /** Threads whose leads are all deleted. */
  leadThreads: {
    days: 1,
    table: 'lead_threads',
    old: `active_at < ${BEFORE} and not exists (select from leads where leads.thread_id = lead_threads.id)`,
  },
  /** Calls without a lead, because the caller withheld the number; others are deleted with their lead. */
  leadCalls: { days: REPORT_DAYS, table: 'lead_calls', old: `lead_id is null and started_at < ${BEFORE}` },
  /** The dealer has the file by mail; ours is only for resending it. */
  leadFiles: { days: 90, table: 'lead_files', old: `created_at < ${BEFORE}` },
  reservations: {
    days: BOOK_DAYS,
    isBook: true,
    table: 'reservations',
    // A completed reservation no longer holds its car.
    old: `paid_at is not null and ${OVER} and updated_at < ${BEFORE}`,
  },
  /** Never paid; half a year leaves time for questions. */
  unpaidReservations: {
    days: 180,
    table: 'reservations',
    old: `${CLOSED} and ${OVER} and updated_at < ${BEFORE}`,
  },
  payments: {
    days: BOOK_DAYS,
    isBook: true,
    table: 'online_payments',
    old: `paid_at is not null and updated_at < ${BEFORE}`,
  },
  unpaidPayments: {
    days: 180,
    table: 'online_payments',
    old: `${CLOSED} and status <> 'open' and updated_at < ${BEFORE}`,
  },
  phoneReveals: { days: REPORT_DAYS, table: 'phone_reveals', old: `revealed_at < ${BEFORE}` },
  events: { days: REPORT_DAYS, table: 'events', old: `at < ${BEFORE}` },
  views: { days: REPORT_DAYS, table: 'car_views', old: `viewed_at < ${BEFORE}` },
  /** The effect of a price change is read from the two weeks on each side of it. */
  viewDays: { days: 120, table: 'car_view_days', old: `day < (${BEFORE})::date` },
  /** Vehicles no longer in their feed. Reports and price comparisons don't look further back. */
  retiredCars: { days: REPORT_DAYS, table: 'cars', old: `retired_at < ${BEFORE} and ${UNNAMED}` },
  /** One per week and site, compared with the previous one. */
  siteReports: { days: REPORT_DAYS, table: 'site_reports', old: `made_at < ${BEFORE}` },
  /** Figures by day, for as long as what they count. */
  resultsDays: { days: REPORT_DAYS, table: 'results_days', old: `day < (${BEFORE})::date` },
  /** Sums of these days: deleted after the last of them. */
  resultsWeeks: {
    days: 7,
    table: 'results_weeks',
    old: `week < (${BEFORE})::date and not exists (
      select from results_days days where days.site_slug = results_weeks.site_slug and days.dimension = 'total'
        and date_trunc('week', days.day::timestamp)::date = week)`,
  },
  resultsMails: { days: REPORT_DAYS, table: 'results_mails', old: `created_at < ${BEFORE}` },
  vehicleSales: { days: REPORT_DAYS, table: 'vehicle_sales', old: `sold_at < ${BEFORE}` },
  pageTrialDays: { days: REPORT_DAYS, table: 'page_trial_days', old: `day < (${BEFORE})::date` },
  pageTrialMails: { days: REPORT_DAYS, table: 'page_trial_mails', old: `created_at < ${BEFORE}` },
  speedDays: { days: REPORT_DAYS, table: 'speed_days', old: `day < (${BEFORE})::date` },
  speedReleases: {
    days: REPORT_DAYS,
    table: 'speed_releases',
    old: `first_seen_at < ${BEFORE} and not exists (select from speed_days where speed_days.release = speed_releases.release)`,
  },
  speedRegressions: { days: REPORT_DAYS, table: 'speed_regressions', old: `found_at < ${BEFORE}` },
  speedSiteRegressions: {
    days: REPORT_DAYS,
    table: 'speed_site_regressions',
    old: `found_at < ${BEFORE}`,
  },
  /** The outcome of scheduled releases. Those still waiting are kept. */
  releaseSchedules: {
    days: REPORT_DAYS,
    table: 'release_schedules',
    old: `state <> 'waiting' and ended_at < ${BEFORE}`,
  },
  /** The record of scheduled changes to settings. Those still waiting are kept. */
  settingSchedules: {
    days: REPORT_DAYS,
    table: 'setting_schedules',
    old: `state <> 'waiting' and ended_at < ${BEFORE}`,
  },
  /** Approvals of content. Open ones are kept. */
  contentReviews: { days: REPORT_DAYS, table: 'content_reviews', old: `ended_at < ${BEFORE}` },
  /** The marks of sites with the rule are kept. */
  publishChecks: {
    days: REPORT_DAYS,
    table: 'publish_checks',
    old: `published_at < ${BEFORE} and document_type <> 'site'`,
  },
  removalRequests: { days: REPORT_DAYS, table: 'removal_requests', old: `ended_at < ${BEFORE}` },
  /** Changes that no worker took. All vehicles are compared every hour, which makes up for them. */
  advertChanges: { days: 7, table: 'advert_changes', old: `at < ${BEFORE}` },
  /** Vehicles that left an outgoing feed; the receiver has deleted them long before. */
  removedAdverts: { days: 30, table: 'advert_states', old: `removed_at < ${BEFORE}` },
  /** Failures of photos that haven't been requested since, or whose vehicle is gone. */
  photoFailures: { days: 30, table: 'photo_failures', old: `failed_at < ${BEFORE}` },
  /** Details of a feed run beyond its counts, of no use once the feed has moved on. */
  feedRunReports: { days: 90, table: 'feed_run_reports', old: `created_at < ${BEFORE}` },
  /** Incomplete uploads, and those for missing feeds. A feed's last complete file is kept. */
  feedFilePieces: {
    days: 7,
    table: 'feed_file_pieces',
    old: `sent_at < ${BEFORE} and (
      not exists (select from feed_sources where feed_sources.feed_id = feed_file_pieces.feed_id)
      or pieces > (select count(*) from feed_file_pieces as part
                   where part.feed_id = feed_file_pieces.feed_id and part.sending = feed_file_pieces.sending))`,
  },
  /** Vehicles before an import, for undoing it within three months. */
  undoVehicles: { days: 90, table: 'undo_cars', old: `kept_at < ${BEFORE}` },
  /** The log of webhooks; the studio sends events again from it. */
  webhookDeliveries: { days: 90, table: 'webhook_deliveries', old: `created_at < ${BEFORE}` },
  /** Changes that no worker processed. */
  webhookChanges: { days: 7, table: 'webhook_changes', old: `due_at < ${BEFORE}` },
  /** Shown in the studio for as long as somebody may ask who had access. */
  revokedApiKeys: { days: REPORT_DAYS, table: 'api_keys', old: `revoked_at < ${BEFORE}` },
  /** As long as the enquiries they came with. */
  marketingConsents: { days: 2 * YEAR, table: 'marketing_consents', old: `at < ${BEFORE}` },
  /** Half a year leaves time for questions about a network's report. */
  conversions: { days: 180, table: 'conversions', old: `occurred_at < ${BEFORE}` },
  /** Proof that a mail was sent. A lead's mails are deleted with the lead. */
  mails: {
    days: YEAR,
    table: 'mail_deliveries',
    old: `lead_id is null and state <> 'waiting' and coalesce(sent_at, next_attempt_at) < ${BEFORE}`,
  },
  /** Sent alerts. Preferences are kept as long as the account. */
  alerts: { days: 90, table: 'alerts', old: `state <> 'waiting' and created_at < ${BEFORE}` },
  alertMessages: { days: 90, table: 'alert_messages', old: `created_at < ${BEFORE}` },
  /** Sent notifications. A browser's subscription is deleted with its session. */
  pushMessages: {
    days: 90,
    table: 'push_messages',
    old: `state not in ('waiting', 'sending') and created_at < ${BEFORE}`,
  },
  /** Started but never assigned to an account. */
  unclaimedValuations: {
    days: 30,
    table: 'valuations',
    old: `user_id is null and updated_at < ${BEFORE}`,
  },
  /** Never sent to the dealer; sent ones are deleted with their enquiry. */
  draftDeals: { days: 90, table: 'deals', old: `lead_id is null and updated_at < ${BEFORE}` },
  /** As long as the enquiries they led to. */
  valuations: { days: 2 * YEAR, table: 'valuations', old: `user_id is not null and updated_at < ${BEFORE}` },
  financeApplications: { days: 2 * YEAR, table: 'finance_applications', old: `created_at < ${BEFORE}` },
  /** Long enough to send the mail, and for its link to report that the entry is gone. */
  waitingListTold: {
    days: 7,
    hourly: true,
    table: 'waiting_list_entries',
    old: `mailed_at < ${BEFORE} and not exists (
      select from mail_deliveries m where m.waiting_list_entry_id = waiting_list_entries.id and m.state = 'waiting')`,
  },
  /** Longer than any reservation lasts. */
  waitingList: {
    days: 56,
    hourly: true,
    table: 'waiting_list_entries',
    old: `mailed_at is null and joined_at < ${BEFORE}`,
  },
  /** Rate limits count the last hour. */
  signInCodes: { days: 2 / 24, hourly: true, table: 'one_time_codes', old: `created_at < ${BEFORE}` },
  /** These two have their own expiry. */
  sessions: { days: 0, hourly: true, table: 'sessions', old: `expires_at < ${BEFORE}` },
  passkeyChallenges: { days: 0, hourly: true, table: 'passkey_challenges', old: `expires_at < ${BEFORE}` },
  /** Covers leads spooled during an outage, and sales not completed for some weeks. */
  erasures: { days: 90, table: 'erasures', old: `erased_at < ${BEFORE}` },
  /** Sessions that assistants opened; with their order events. The reservation itself is kept longer. */
  agentCheckouts: { days: 180, table: 'agent_checkouts', old: `updated_at < ${BEFORE}` },
  /** The protocol requires a day. */
  agentRequests: { days: 2, hourly: true, table: 'agent_requests', old: `claimed_at < ${BEFORE}` },
  /** An unpaid hold lasts minutes. */
  holdAddresses: { days: 1, hourly: true, table: 'hold_addresses', old: `held_at < ${BEFORE}` },
  /** Rate limits count at most a day. */
  rateCounters: { days: 1, hourly: true, table: 'rate_limits', old: `window_start < ${BEFORE}` },
  /** Two a day and a drill a month; metrics only read the newest. */
  backupRuns: { days: YEAR, table: 'backup_runs', old: `taken_at < ${BEFORE}` },
  /** One per minute; each starts from the previous one. */
  comparisonsWithStripe: {
    days: 90,
    table: 'reconciliations',
    old: `started_at < ${BEFORE} and id < (select max(id) from reconciliations where failed = 0)`,
  },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;
const kindOf = (name: KindName): Kind => KINDS[name];

export const NIGHTLY = (Object.keys(KINDS) as KindName[]).filter((name) => !kindOf(name).hourly);
/** Kinds with short periods, cleaned up hourly. */
export const HOURLY = (Object.keys(KINDS) as KindName[]).filter((name) => kindOf(name).hourly);

export type OwnDays = Partial<Record<KindName, number>>;

export const daysOf = (name: KindName, ownDays: OwnDays): number => ownDays[name] ?? kindOf(name).days;

/** Parses `leads=365, events=400`; an error if invalid, or too short for accounting. */
export function parseDays(text: string): OwnDays | string {
  const ownDays: OwnDays = {};
  for (const entry of text.split(',').filter((part) => part.trim())) {
    const [name = '', days = ''] = entry.split('=').map((part) => part.trim());
    if (!isKind(name)) return `unknown kind ${name}`;
    if (!/^\d{1,5}$/.test(days)) return `${name} needs a whole number of days`;
    if (kindOf(name).isBook && Number(days) < kindOf(name).days)
      return `${name} are accounting records and must be kept for at least ${kindOf(name).days} days`;
    ownDays[name] = Number(days);
  }
  return ownDays;
}

const isKind = (name: string): name is KindName => Object.hasOwn(KINDS, name);
