import type { Device, Metric } from './metrics.ts';

// Types shared by the back office and the studio for visitors' speed.

export interface SpeedRequest {
  /** Empty: all that the caller may see. */
  sites: string[];
  from: string;
  to: string;
  /** Null: all devices. */
  device: Device | null;
}

/** A percentile with the number of page loads it comes from; null without any. */
export type Percentile = { p75: number; samples: number } | null;

export interface SpeedRow {
  /** Kind of page, or the release. */
  name: string;
  figures: Record<Metric, Percentile>;
}

export interface SpeedAnswer {
  total: SpeedRow;
  /** Most page loads first. */
  pages: SpeedRow[];
  /** Newest first, with when visitors first had it. */
  releases: (SpeedRow & { firstSeenAt: string })[];
  /** Kinds of pages that the newest release made slower. */
  slower: { pageKind: string; device: Device; metric: Metric; earlierP75: number; p75: number }[];
}
