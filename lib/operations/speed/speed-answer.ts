import type { FieldBudget } from './field-budgets.ts';
import type { Device, Metric, Percentile } from './metrics.ts';

// Types shared by the back office and the studio for visitors' speed.

export interface SpeedRequest {
  /** Empty: all that the caller may see. */
  sites: string[];
  from: string;
  to: string;
  /** Null: all devices. */
  device: Device | null;
}

export interface SpeedRow {
  /** Kind of page, or the release. */
  name: string;
  figures: Record<Metric, Percentile>;
}

export interface Slower {
  siteSlug: string;
  pageKind: string;
  device: Device;
  metric: Metric;
  earlier: string;
  release: string;
  earlierP75: number;
  p75: number;
}

export interface SpeedAnswer {
  total: SpeedRow;
  /** Most page loads first. */
  pages: SpeedRow[];
  /** Newest first, with when visitors first had it. */
  releases: (SpeedRow & { firstSeenAt: string })[];
  /** Slowdowns of the newest release: over all sites (site '') and at the requested sites. */
  slower: Slower[];
  /** The repository's budgets of the kinds of pages in `pages`. */
  budgets: Record<string, FieldBudget>;
}
