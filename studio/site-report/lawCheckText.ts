import type { LawCheckAnswer } from '@forecourt/lib/operations/law-check/law-check-state';
import { momentText } from '../back-office/moments.ts';

/** A worker starts a check within seconds; after this time, none is running. */
const LONGEST_WAIT_MS = 60_000;

/** Describes what a check under way is doing, or when the last one ended. */
export function lawCheckText({ run, finishedAt, now }: LawCheckAnswer, timeZone: string): string {
  if (run?.state === 'waiting')
    return Date.parse(now) - Date.parse(run.requestedAt) > LONGEST_WAIT_MS
      ? 'The check has not started yet. Ask your system administrator whether a worker with the part “reports” is running.'
      : 'The check starts in a few seconds.';
  if (run?.pagesTotal === null) return 'Reading the list of pages.';
  if (run)
    return `Read ${run.pagesRead.toLocaleString('en-AU')} of ${run.pagesTotal.toLocaleString('en-AU')} ${run.pagesTotal === 1 ? 'page' : 'pages'}.`;
  return finishedAt
    ? `Pages were last checked on ${momentText(finishedAt, timeZone)}.`
    : 'The pages of this site have not been checked yet.';
}
