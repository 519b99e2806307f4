/** A law check that is requested or under way. */
export type LawCheckRun =
  | { state: 'waiting'; requestedAt: string }
  | { state: 'running'; pagesRead: number /** Null until the sitemap is read. */; pagesTotal: number | null };

/** The law check of a site, as the studio shows it. Times are ISO 8601. */
export interface LawCheckState {
  /** Null if no check is requested or under way. */
  run: LawCheckRun | null;
  /** When the last successful check ended; null if there was none. */
  finishedAt: string | null;
  /** The last check, if it failed. */
  failure: { at: string; problem: string } | null;
}

/** The server's clock is part of an answer, because the studio shows how long a check has been waiting. */
export interface LawCheckAnswer extends LawCheckState {
  now: string;
}
