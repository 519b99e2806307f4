import type { TrialCounts } from './result.ts';

// Types shared by the back office and the studio for trials.

export interface TrialsRequest {
  /** Empty: all that the caller may see. */
  sites: string[];
}

export interface TrialsAnswer {
  /** Trials with visitors, running and ended. */
  trials: {
    /** Id of the trial's document. */
    id: string;
    counts: TrialCounts;
    /** The first day with a visitor, in the site's time zone: `2026-11-30`. */
    firstDay: string;
  }[];
}
