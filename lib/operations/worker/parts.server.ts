import type { PreparePart } from './worker-part.ts';

interface Part {
  /** Loaded on demand, to save memory in workers that run few parts. */
  load(): Promise<{ prepare: PreparePart }>;
  /** The part is skipped without this variable, unless requested by name. */
  onlyWith?: string;
}

export const PARTS = {
  /** Updates search and storefront after vehicle changes. */
  stock: { load: () => import('./parts/stock.server.ts') },
  /** Fetches and imports dealers' feeds, and reports failing ones. */
  feeds: { load: () => import('./parts/feeds.server.ts') },
  /** Prefetches photos of new vehicles. */
  photos: { load: () => import('./parts/photos.server.ts'), onlyWith: 'PHOTOS_AHEAD' },
  /** Notices photos that were replaced or cannot be shown, and orders vehicles' photos. */
  'photo-checks': { load: () => import('./parts/photo-checks.server.ts'), onlyWith: 'MEDIA_URL' },
  /** Checks vehicles' VINs against the PPSR and the register of safety recalls. */
  registers: { load: () => import('./parts/registers.server.ts') },
  mail: { load: () => import('./parts/mail.server.ts') },
  /** Delivers leads to dealers' systems, and reports stuck ones. */
  leads: { load: () => import('./parts/leads.server.ts') },
  /** Gives leads an owner and a deadline, and reports late ones. */
  leadOwners: { load: () => import('./parts/lead-owners.server.ts') },
  /** Sends staff's messages to shoppers. */
  conversations: { load: () => import('./parts/conversations.server.ts') },
  /** Sends alerts about saved cars and saved searches. */
  alerts: { load: () => import('./parts/alerts.server.ts') },
  /** Sends notifications of My Garage to shoppers' browsers. */
  pushes: { load: () => import('./parts/pushes.server.ts'), onlyWith: 'VAPID_PUBLIC_KEY' },
  /** Sends test drive reminders. */
  reminders: { load: () => import('./parts/reminders.server.ts') },
  /** Expires holds, issues refunds, reconciles with Stripe, and notifies waiting lists. */
  reservations: { load: () => import('./parts/reservations.server.ts'), onlyWith: 'STRIPE_SECRET_KEY' },
  /** Sends order events to the platforms of assistants. */
  orderEvents: { load: () => import('./parts/order-events.server.ts'), onlyWith: 'AGENT_PLATFORMS' },
  /** Syncs the models index with published content. */
  models: { load: () => import('./parts/models.server.ts') },
  /** Publishes releases and changes settings that were scheduled by the back office. */
  releases: { load: () => import('./parts/releases.server.ts'), onlyWith: 'SANITY_WRITE_TOKEN' },
  /** Emails staff about reviews, and about requests to remove documents. */
  reviews: { load: () => import('./parts/reviews.server.ts'), onlyWith: 'SANITY_WRITE_TOKEN' },
  /** Checks every site weekly and reports problems. */
  reports: { load: () => import('./parts/reports.server.ts') },
  /** Counts results by day, compares releases by visitors' speed, and sends the monthly mail. */
  results: { load: () => import('./parts/results.server.ts') },
  /** Notifies search engines of changed vehicles. */
  indexNow: { load: () => import('./parts/index-now.server.ts') },
  /** Sends adverts to receivers of outgoing feeds, and records which vehicles they would refuse. */
  adverts: { load: () => import('./parts/adverts.server.ts') },
  /** Reports enquiries, reservations and sales to advertising networks, with consent. */
  conversions: { load: () => import('./parts/conversions.server.ts') },
  /** Sends events of stock, leads and reservations to dealers' systems. */
  webhooks: { load: () => import('./parts/webhooks.server.ts') },
  /** Deletes data after its retention period. */
  retention: { load: () => import('./parts/retention.server.ts') },
} satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as PartName[];

/** Returns the default parts: all that are configured. */
export const partsOf = (environment: Record<string, string | undefined>): PartName[] =>
  PART_NAMES.filter((name) => {
    const { onlyWith }: Part = PARTS[name];
    return !onlyWith || environment[onlyWith];
  });
