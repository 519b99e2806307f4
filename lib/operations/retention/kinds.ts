import { OPEN_STATUSES_SQL } from '../../payments/reservation/open-statuses.ts';

/** One kind of what is kept for a while. */
interface Kind {
  /** How long, unless the environment says otherwise. */
  days: number;
  /** Books: no setting keeps them shorter. */
  isBook?: true;
  /** Deleted every hour, since a few hours matter for it; the rest is deleted every night. */
  hourly?: true;
  table: string;
  /** Which of its rows are old: SQL, with the oldest moment that is kept as `BEFORE`. */
  old: string;
}

const YEAR = 365;
/** Australian tax law asks for five years after the return; with the year itself and a late return that is seven. */
const BOOK_DAYS = 7 * YEAR + 2;
/** Reports span at most a year, read beside the same days of the year before; two months are for whoever looks late. */
const REPORT_DAYS = 26 * 31;

const OVER = `status not in ${OPEN_STATUSES_SQL}`;
/** Nothing can be paid any more, so that no late payment finds its reservation gone. */
const CLOSED = 'paid_at is null and (session_closed or session_id is null)';
const BEFORE = `now() - $1::float8 * interval '1 day'`;

/** Records about people that name a vehicle: the vehicle is kept for as long as one of them is. */
const NAMED_VEHICLES = [
  'select car_id from reservations',
  "select payload->>'car_id' from leads",
  'select car_id from watchlist_items',
  'select car_id from waiting_list_entries',
  'select car_id from alerts',
  'select car_id from phone_reveals',
  'select car_id from test_drive_bookings',
  'select car_id from valuations',
];
const UNNAMED = NAMED_VEHICLES.map(
  (ids) => `not exists (select from (${ids}) as named(id) where named.id = cars.id)`,
).join(' and ');

/** What is kept, and for how long. Everything of an account besides goes when its owner deletes it. */
export const KINDS = {
  /** As long as a car is bought once and serviced twice; with their steps, drives and mails. */
  leads: { days: 2 * YEAR, table: 'leads', old: `updated_at < ${BEFORE}` },
  /** The dealer has a file in the mail; ours is for sending that mail again. */
  leadFiles: { days: 90, table: 'lead_files', old: `created_at < ${BEFORE}` },
  reservations: {
    days: BOOK_DAYS,
    isBook: true,
    table: 'reservations',
    // A completed reservation holds its car for nobody, whatever its last step was.
    old: `paid_at is not null and ${OVER} and updated_at < ${BEFORE}`,
  },
  /** Nobody paid: half a year is for questions about it. */
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
  /**
   * Vehicles that their feed stopped listing, with their prices: no report and no comparison reads further back. The
   * address of a deleted one leads nowhere.
   */
  retiredCars: { days: REPORT_DAYS, table: 'cars', old: `retired_at < ${BEFORE} and ${UNNAMED}` },
  /** One a week; comparing looks back to the last. */
  siteReports: { days: REPORT_DAYS, table: 'site_reports', old: `made_at < ${BEFORE}` },
  /** How a release was published, or why not; one that waits is kept. */
  releaseSchedules: {
    days: REPORT_DAYS,
    table: 'release_schedules',
    old: `state <> 'waiting' and ended_at < ${BEFORE}`,
  },
  /** Of a photo that nobody has asked for since, or whose vehicle is gone. */
  photoFailures: { days: 30, table: 'photo_failures', old: `failed_at < ${BEFORE}` },
  /** What a run of a feed says beyond its counts: who looks later than this looks at the feed as it is now. */
  feedRunReports: { days: 90, table: 'feed_run_reports', old: `created_at < ${BEFORE}` },
  /** Of files that were sent for a feed that nobody made, or only in part: the last whole file of a feed stays. */
  feedFilePieces: {
    days: 7,
    table: 'feed_file_pieces',
    old: `sent_at < ${BEFORE} and (
      not exists (select from feed_sources where feed_sources.feed_id = feed_file_pieces.feed_id)
      or pieces > (select count(*) from feed_file_pieces as part
                   where part.feed_id = feed_file_pieces.feed_id and part.sending = feed_file_pieces.sending))`,
  },
  /** Vehicles as they were before an import, for undoing it: nobody undoes an import that is three months old. */
  undoVehicles: { days: 90, table: 'undo_cars', old: `kept_at < ${BEFORE}` },
  /** As long as the enquiries they came with. */
  marketingConsents: { days: 2 * YEAR, table: 'marketing_consents', old: `at < ${BEFORE}` },
  /** The record that a mail went out. Mails of a lead are deleted with the lead, whose shopper sees when the dealer got it. */
  mails: {
    days: YEAR,
    table: 'mail_deliveries',
    old: `lead_id is null and state <> 'waiting' and coalesce(sent_at, next_attempt_at) < ${BEFORE}`,
  },
  /** Alerts that were sent. Whether an account wants alerts is kept as long as the account. */
  alerts: { days: 90, table: 'alerts', old: `state <> 'waiting' and created_at < ${BEFORE}` },
  /** The mails and texts with them. */
  alertMessages: { days: 90, table: 'alert_messages', old: `created_at < ${BEFORE}` },
  /** Begun, and never anybody's. */
  unclaimedValuations: {
    days: 30,
    table: 'valuations',
    old: `user_id is null and updated_at < ${BEFORE}`,
  },
  /** As long as the enquiries they led to. */
  valuations: { days: 2 * YEAR, table: 'valuations', old: `user_id is not null and updated_at < ${BEFORE}` },
  financeApplications: { days: 2 * YEAR, table: 'finance_applications', old: `created_at < ${BEFORE}` },
  /** Long enough for the mail to go out, and for its link to say that all is done. */
  waitingListTold: {
    days: 7,
    hourly: true,
    table: 'waiting_list_entries',
    old: `mailed_at < ${BEFORE} and not exists (
      select from mail_deliveries m where m.waiting_list_entry_id = waiting_list_entries.id and m.state = 'waiting')`,
  },
  /** Nobody still waits for a car after this time: no reservation lasts nearly as long. */
  waitingList: {
    days: 56,
    hourly: true,
    table: 'waiting_list_entries',
    old: `mailed_at is null and joined_at < ${BEFORE}`,
  },
  /** The limits count the last hour. */
  signInCodes: { days: 2 / 24, hourly: true, table: 'one_time_codes', old: `created_at < ${BEFORE}` },
  /** These two end by themselves. */
  sessions: { days: 0, hourly: true, table: 'sessions', old: `expires_at < ${BEFORE}` },
  passkeyChallenges: { days: 0, hourly: true, table: 'passkey_challenges', old: `expires_at < ${BEFORE}` },
  /** A lead waits on the disk of an instance for as long as an outage lasts, a car that is agreed on for some weeks. */
  erasures: { days: 90, table: 'erasures', old: `erased_at < ${BEFORE}` },
  /** A hold that nobody pays lasts for minutes. */
  holdAddresses: { days: 1, hourly: true, table: 'hold_addresses', old: `held_at < ${BEFORE}` },
  /** No limit counts more than a day. */
  rateCounters: { days: 1, hourly: true, table: 'rate_limits', old: `window_start < ${BEFORE}` },
  /** Two a day and a drill a month; metrics look at the newest. */
  backupRuns: { days: YEAR, table: 'backup_runs', old: `taken_at < ${BEFORE}` },
  /** One a minute; the next one looks back to the last. */
  comparisonsWithStripe: {
    days: 90,
    table: 'reconciliations',
    old: `started_at < ${BEFORE} and id < (select max(id) from reconciliations where failed = 0)`,
  },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;
const kindOf = (name: KindName): Kind => KINDS[name];

/** The kinds whose old rows one run each night deletes: all that are not `HOURLY`. */
export const NIGHTLY = (Object.keys(KINDS) as KindName[]).filter((name) => !kindOf(name).hourly);
/** The kinds that are kept so briefly that a run each hour deletes their old rows. */
export const HOURLY = (Object.keys(KINDS) as KindName[]).filter((name) => kindOf(name).hourly);

/** The days of each kind that somebody set for themself. */
export type OwnDays = Partial<Record<KindName, number>>;

/** For how long a kind is kept. */
export const daysOf = (name: KindName, ownDays: OwnDays): number => ownDays[name] ?? kindOf(name).days;

/**
 * Reads `leads=365, events=400`.
 * @returns what is wrong with it, in words, where it cannot be read or would shorten the books
 */
export function parseDays(text: string): OwnDays | string {
  const ownDays: OwnDays = {};
  for (const entry of text.split(',').filter((part) => part.trim())) {
    const [name = '', days = ''] = entry.split('=').map((part) => part.trim());
    if (!isKind(name)) return `there is no kind ${name}`;
    if (!/^\d{1,5}$/.test(days)) return `${name} needs a whole number of days`;
    if (kindOf(name).isBook && Number(days) < kindOf(name).days)
      return `${name} are books, kept for ${kindOf(name).days} days at least`;
    ownDays[name] = Number(days);
  }
  return ownDays;
}

const isKind = (name: string): name is KindName => Object.hasOwn(KINDS, name);
