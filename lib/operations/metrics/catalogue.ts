/** What a metric is called, means and is told apart by. Labels never hold an address, a person or a vehicle. */
interface MetricDefinition {
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  labels: readonly string[];
}

/** Counted by each process for itself. */
export const PROCESS_METRICS = {
  forecourt_vendor_calls_total: {
    type: 'counter',
    help: 'Calls of other services by how they ended; refused ones were not made, because the service kept failing',
    labels: ['vendor', 'result'],
  },
  forecourt_vendor_up: {
    type: 'gauge',
    help: 'Whether a service that was called answers; absent before the first call',
    labels: ['vendor'],
  },
} as const satisfies Record<string, MetricDefinition>;

/** Counted by each copy of the storefront for itself. */
export const STOREFRONT_METRICS = {
  forecourt_request_duration_seconds: {
    type: 'histogram',
    help: 'How long answers took until their last byte was handed over, by kind of page and class of status',
    labels: ['kind', 'status'],
  },
  forecourt_site_requests_total: {
    type: 'counter',
    help: 'Answers to visitors of a site, by class of status',
    labels: ['site', 'status'],
  },
  forecourt_site_request_seconds_total: {
    type: 'counter',
    help: 'How long the answers of a site took in total, until their last byte was handed over',
    labels: ['site'],
  },
  forecourt_cache_reads_total: {
    type: 'counter',
    help: 'What was asked of the cache of pages and data, by what it was and whether it was there',
    labels: ['kind', 'result'],
  },
  forecourt_site_cache_reads_total: {
    type: 'counter',
    help: 'Pages of a site that were asked of the cache, by where they were: in the memory of this copy, in the store that copies share, or nowhere',
    labels: ['site', 'result'],
  },
  forecourt_leads_total: {
    type: 'counter',
    help: 'Leads that shoppers of a site sent, by whether they were taken or why they were refused; other: of no site',
    labels: ['site', 'outcome'],
  },
  forecourt_challenges_total: {
    type: 'counter',
    help: 'Challenges of a site: asked for, passed, failed, or unreachable, when the limits alone decided',
    labels: ['site', 'outcome'],
  },
  forecourt_purges_total: {
    type: 'counter',
    help: 'What the cache in front was told to forget, by how that ended; absent without one',
    labels: ['result'],
  },
  forecourt_trusted_proxies_wrong: {
    type: 'gauge',
    help: 'Whether requests of the last quarter of an hour show that TRUSTED_PROXIES is wrong',
    labels: [],
  },
  forecourt_leads_spooled: {
    type: 'gauge',
    help: 'Leads that wait on the disk of this copy for the database; absent where it keeps none',
    labels: [],
  },
  forecourt_shared_cache_up: {
    type: 'gauge',
    help: 'Whether the store that copies share answers; absent without one',
    labels: [],
  },
} as const satisfies Record<string, MetricDefinition>;

/** Read from the database by workers, at each scrape: the same in all of them. */
export const DATABASE_METRICS = {
  forecourt_feed_age_seconds: {
    type: 'gauge',
    help: "Time since a dealer's feed was last imported, or fetched and the same as before",
    labels: ['feed'],
  },
  forecourt_feed_failed: {
    type: 'gauge',
    help: "Whether the last attempt to fetch and import a dealer's feed was refused or failed",
    labels: ['feed'],
  },
  forecourt_feed_rejected_rows: {
    type: 'gauge',
    help: "Rows of a dealer's last feed that could not be taken",
    labels: ['feed'],
  },
  forecourt_outbox_waiting: {
    type: 'gauge',
    help: 'Changes of vehicles that wait to be indexed, or to be told to the storefront',
    labels: ['stage'],
  },
  forecourt_outbox_lag_seconds: {
    type: 'gauge',
    help: 'Age of the oldest change of a vehicle that search does not know yet',
    labels: [],
  },
  forecourt_search_refusals: {
    type: 'gauge',
    help: 'Vehicles that search refuses as they are and that are left out of it',
    labels: [],
  },
  forecourt_photos_waiting: {
    type: 'gauge',
    help: 'Photos of new vehicles that are still to be fetched before anybody asks for them',
    labels: [],
  },
  forecourt_invalidation_lag_seconds: {
    type: 'gauge',
    help: 'Age of the oldest change of a vehicle that search knows and pages do not know yet',
    labels: [],
  },
  forecourt_queue_age_seconds: {
    type: 'gauge',
    help: 'How long what waits longest in a queue has been due; 0 if nothing is due',
    labels: ['queue'],
  },
  forecourt_job_lag_seconds: {
    type: 'gauge',
    help: 'How long a job that nobody has begun has been due; 0 if none is due',
    labels: ['job'],
  },
  forecourt_mails_waiting: { type: 'gauge', help: 'Mails that wait to go out, later ones too', labels: [] },
  forecourt_mail_lag_seconds: {
    type: 'gauge',
    help: 'How long the mail that waits longest has been due',
    labels: [],
  },
  forecourt_leads_undeliverable: {
    type: 'gauge',
    help: 'Leads whose mail to the dealer, or whose delivery by a channel, was given up',
    labels: [],
  },
  forecourt_lead_delivery_lag_seconds: {
    type: 'gauge',
    help: "How long the lead that waits longest for a dealer's system has been due",
    labels: [],
  },
  forecourt_leads_failing: {
    type: 'gauge',
    help: 'Leads that a channel, or every channel, has failed to take and is tried with again',
    labels: [],
  },
  forecourt_holds_open: {
    type: 'gauge',
    help: 'Reservations that keep a vehicle, by state',
    labels: ['status'],
  },
  forecourt_refunds_owed: { type: 'gauge', help: 'Reservations whose fee is to be given back', labels: [] },
  forecourt_refunds_owed_cents: { type: 'gauge', help: 'How much money that is, in cents', labels: [] },
  forecourt_refund_age_seconds: {
    type: 'gauge',
    help: 'How long the refund that is owed longest has been owed',
    labels: [],
  },
  forecourt_backup_age_seconds: {
    type: 'gauge',
    help: 'Age of the newest backup, by part (database; content once it was exported); infinite before the first',
    labels: ['part'],
  },
  forecourt_backup_drill_age_seconds: {
    type: 'gauge',
    help: 'Time since the last successful restore drill; infinite before the first',
    labels: [],
  },
  forecourt_backup_drill_failed: {
    type: 'gauge',
    help: 'Whether the last restore drill failed',
    labels: [],
  },
} as const satisfies Record<string, MetricDefinition>;

/** Read from the database by workers that know the content lake, for each of its sites. */
export const SITE_METRICS = {
  forecourt_site_stock_age_seconds: {
    type: 'gauge',
    help: 'Time since the newest import, or unchanged fetch, of any feed that lists vehicles of the site',
    labels: ['site'],
  },
} as const satisfies Record<string, MetricDefinition>;

/** Of the scrape itself. */
export const SCRAPE_METRICS = {
  forecourt_database_up: {
    type: 'gauge',
    help: 'Whether the database answered every question of this scrape in time; what it did not answer is left out',
    labels: [],
  },
} as const satisfies Record<string, MetricDefinition>;

export const METRICS = {
  ...PROCESS_METRICS,
  ...STOREFRONT_METRICS,
  ...DATABASE_METRICS,
  ...SITE_METRICS,
  ...SCRAPE_METRICS,
};
export type DatabaseMetricName = keyof typeof DATABASE_METRICS;
