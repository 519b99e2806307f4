/** A metric's type, help text and labels, never with an address, person or vehicle. */
interface MetricDefinition {
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  labels: readonly string[];
}

/** Counted per process. */
export const PROCESS_METRICS = {
  forecourt_vendor_calls_total: {
    type: 'counter',
    help: 'Calls to other services, by result; refused: not made, because the service kept failing',
    labels: ['vendor', 'result'],
  },
  forecourt_vendor_up: {
    type: 'gauge',
    help: 'Whether a called service responds; absent before the first call',
    labels: ['vendor'],
  },
} as const satisfies Record<string, MetricDefinition>;

/** Counted per storefront instance. */
export const STOREFRONT_METRICS = {
  forecourt_request_duration_seconds: {
    type: 'histogram',
    help: 'Time until the last byte of a response was sent, by kind of page and status class',
    labels: ['kind', 'status'],
  },
  forecourt_site_requests_total: {
    type: 'counter',
    help: 'Responses to visitors of a site, by status class',
    labels: ['site', 'status'],
  },
  forecourt_site_request_seconds_total: {
    type: 'counter',
    help: "Total time until the last byte of a site's responses was sent",
    labels: ['site'],
  },
  forecourt_cache_reads_total: {
    type: 'counter',
    help: 'Reads of the page and data cache, by kind and result',
    labels: ['kind', 'result'],
  },
  forecourt_site_cache_reads_total: {
    type: 'counter',
    help: 'Page reads of a site from the cache, by result: the memory of this instance, the shared store, or a miss',
    labels: ['site', 'result'],
  },
  forecourt_leads_total: {
    type: 'counter',
    help: 'Leads sent by shoppers of a site, by outcome; the site is `other` for unknown hosts',
    labels: ['site', 'outcome'],
  },
  forecourt_challenges_total: {
    type: 'counter',
    help: 'Challenges of a site: issued, passed, failed, or unreachable, in which case only the rate limits applied',
    labels: ['site', 'outcome'],
  },
  forecourt_purges_total: {
    type: 'counter',
    help: 'CDN purges by result; absent without a CDN',
    labels: ['result'],
  },
  forecourt_trusted_proxies_wrong: {
    type: 'gauge',
    help: 'Whether requests of the last 15 minutes indicate that TRUSTED_PROXIES is wrong',
    labels: [],
  },
  forecourt_leads_spooled: {
    type: 'gauge',
    help: 'Leads on the disk of this instance, waiting for the database; absent without a spool',
    labels: [],
  },
  forecourt_shared_cache_up: {
    type: 'gauge',
    help: 'Whether the store shared by instances responds; absent without one',
    labels: [],
  },
} as const satisfies Record<string, MetricDefinition>;

/** Read from the database by workers at each scrape, so the same in all of them. */
export const DATABASE_METRICS = {
  forecourt_feed_age_seconds: {
    type: 'gauge',
    help: "Time since a dealer's feed was last imported, or fetched unchanged",
    labels: ['feed'],
  },
  forecourt_feed_failed: {
    type: 'gauge',
    help: "Whether the last attempt to fetch and import a dealer's feed was refused or failed",
    labels: ['feed'],
  },
  forecourt_feed_rejected_rows: {
    type: 'gauge',
    help: "Rows of a dealer's last feed that were rejected",
    labels: ['feed'],
  },
  forecourt_outgoing_feed_failing_seconds: {
    type: 'gauge',
    help: 'Time since every attempt to send an outgoing feed has failed; 0 if the last one succeeded',
    labels: ['feed'],
  },
  forecourt_outbox_waiting: {
    type: 'gauge',
    help: 'Vehicle changes not yet indexed, or not yet announced to the storefront',
    labels: ['stage'],
  },
  forecourt_outbox_lag_seconds: {
    type: 'gauge',
    help: 'Age of the oldest vehicle change that is not in the search index',
    labels: [],
  },
  forecourt_search_refusals: {
    type: 'gauge',
    help: 'Vehicles that the search index rejects and leaves out',
    labels: [],
  },
  forecourt_photos_waiting: {
    type: 'gauge',
    help: 'Photos of new vehicles still to be prefetched',
    labels: [],
  },
  forecourt_invalidation_lag_seconds: {
    type: 'gauge',
    help: 'Age of the oldest indexed vehicle change that pages do not show yet',
    labels: [],
  },
  forecourt_queue_age_seconds: {
    type: 'gauge',
    help: 'Time since the longest-waiting entry of a queue was due; 0 if nothing is due',
    labels: ['queue'],
  },
  forecourt_job_lag_seconds: {
    type: 'gauge',
    help: 'Time since the longest-waiting job was due; 0 if none is due',
    labels: ['job'],
  },
  forecourt_mails_waiting: { type: 'gauge', help: 'Queued mails, including those due later', labels: [] },
  forecourt_mail_lag_seconds: {
    type: 'gauge',
    help: 'Time since the longest-waiting mail was due',
    labels: [],
  },
  forecourt_leads_undeliverable: {
    type: 'gauge',
    help: 'Leads whose mail to the dealer or delivery to a channel failed for good',
    labels: [],
  },
  forecourt_lead_delivery_lag_seconds: {
    type: 'gauge',
    help: "Time since the longest-waiting lead delivery to a dealer's system was due",
    labels: [],
  },
  forecourt_leads_failing: {
    type: 'gauge',
    help: 'Leads with a failed channel delivery that will be retried',
    labels: [],
  },
  forecourt_holds_open: {
    type: 'gauge',
    help: 'Reservations that hold a vehicle, by status',
    labels: ['status'],
  },
  forecourt_refunds_owed: { type: 'gauge', help: 'Reservations with a refund due', labels: [] },
  forecourt_refunds_owed_cents: { type: 'gauge', help: 'Total of the refunds due, in cents', labels: [] },
  forecourt_refund_age_seconds: {
    type: 'gauge',
    help: 'Time since the oldest outstanding refund became due',
    labels: [],
  },
  forecourt_page_slower_ratio: {
    type: 'gauge',
    help: "How many times slower the newest release is at visitors' p75 than the one before; only what it made slower, at a site or over all of them ('all')",
    labels: ['site', 'page', 'device', 'metric'],
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

/** Read per site from the content lake, by workers that have access to it. */
export const SITE_METRICS = {
  forecourt_site_stock_age_seconds: {
    type: 'gauge',
    help: 'Time since the newest import, or unchanged fetch, of any feed that lists vehicles of the site',
    labels: ['site'],
  },
} as const satisfies Record<string, MetricDefinition>;

export const SCRAPE_METRICS = {
  forecourt_database_up: {
    type: 'gauge',
    help: 'Whether the database answered all queries of this scrape in time; the others are left out',
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
