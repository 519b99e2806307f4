import type { PreparePart } from './part.ts';

interface Part {
  /** Loaded when it is wanted: a worker of one part keeps no other in memory. */
  load(): Promise<{ prepare: PreparePart }>;
  /** Without this variable the product does without the part, unless somebody asks for it by name. */
  onlyWith?: string;
}

/** What runs beside the storefront, in the order in which it starts. */
export const PARTS = {
  /** Tells search and storefront of changed vehicles. */
  stock: { load: () => import('./parts/stock.server.ts') },
  /** Fetches and imports dealers' feeds, and tells people of those that fail. */
  feeds: { load: () => import('./parts/feeds.server.ts') },
  /** Fetches photos of new vehicles before anybody asks for them. */
  photos: { load: () => import('./parts/photos.server.ts'), onlyWith: 'PHOTOS_AHEAD' },
  mail: { load: () => import('./parts/mail.server.ts') },
  /** Delivers leads to dealers' systems, and tells people of those that do not get through. */
  leads: { load: () => import('./parts/leads.server.ts') },
  /** Tells shoppers of saved cars and saved searches. */
  alerts: { load: () => import('./parts/alerts.server.ts') },
  /** Reminds of test drives. */
  reminders: { load: () => import('./parts/reminders.server.ts') },
  /** Ends holds, makes refunds, compares with Stripe, tells who waits for a vehicle. */
  reservations: { load: () => import('./parts/reservations.server.ts'), onlyWith: 'STRIPE_SECRET_KEY' },
  /** Keeps the index of models in step with published content. */
  models: { load: () => import('./parts/models.server.ts') },
  /** Publishes releases that were scheduled by the back office. */
  releases: { load: () => import('./parts/releases.server.ts'), onlyWith: 'SANITY_WRITE_TOKEN' },
  /** Looks through every site once a week, and says what is to be mended. */
  reports: { load: () => import('./parts/reports.server.ts') },
  /** Deletes what nobody needs any more. */
  retention: { load: () => import('./parts/retention.server.ts') },
} satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as PartName[];

/** The parts to run when nobody names any: all that are set up. */
export const partsOf = (environment: Record<string, string | undefined>): PartName[] =>
  PART_NAMES.filter((name) => {
    const { onlyWith }: Part = PARTS[name];
    return !onlyWith || environment[onlyWith];
  });
