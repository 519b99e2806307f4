import type pg from 'pg';
import type { Finding } from '../site-report/report.ts';
import type { ReportedSite } from '../site-report/reported-site.ts';
import { checkPages, type PageProgress } from './check-pages.server.ts';
import {
  claimLawCheck,
  recordLawCheck,
  recordLawCheckFailure,
  recordProgress,
  requeueLawCheck,
} from './law-checks.server.ts';
import type { PageSource } from './page-source.server.ts';

export interface LawCheckTools {
  pool: pg.Pool;
  /** @throws the content lake's error */
  site: (slug: string) => Promise<ReportedSite | null>;
  /** Reads a site's rendered pages; null if the worker cannot reach the storefront. */
  pagesOf: (siteUrl: string) => PageSource | null;
  /** Called for a check that failed. */
  report: (error: unknown) => void;
}

const PROBLEMS = {
  noSite: 'The site is not published.',
  noUrl: 'The site has no address. Enter it in the site’s document.',
  noStorefront:
    'The worker cannot reach the storefront. Ask your system administrator to set STOREFRONT_URL.',
  unreadable: 'The site’s pages could not be read. Check that the site is online, and try again.',
};

/** Time between two writes of the progress in ms. */
const PROGRESS_MS = 1_000;

/**
 * Runs the next requested law check.
 * A check that fails is recorded with its reason and not repeated: whoever requested it sees the reason.
 * @param signal aborts the check, which another worker starts again
 * @returns whether there may be more
 */
export async function runNextLawCheck(tools: LawCheckTools, signal: AbortSignal): Promise<boolean> {
  const { pool, report } = tools;
  const slug = await claimLawCheck(pool);
  if (slug === null) return false;
  try {
    const outcome = await checkSite(tools, slug, signal);
    if (typeof outcome === 'string') await recordLawCheckFailure(pool, slug, outcome);
    else await recordLawCheck(pool, slug, outcome);
  } catch (error) {
    if (signal.aborted) {
      await requeueLawCheck(pool, slug);
      return false;
    }
    report(new Error(`the pages of ${slug} could not be checked`, { cause: error }));
    await recordLawCheckFailure(pool, slug, PROBLEMS.unreadable);
  }
  return true;
}

/** Returns the findings of a site's pages, or why they cannot be checked. */
async function checkSite(
  { pool, site: readSite, pagesOf }: LawCheckTools,
  slug: string,
  signal: AbortSignal,
): Promise<Finding[] | string> {
  const site = await readSite(slug);
  if (!site) return PROBLEMS.noSite;
  if (!site.url) return PROBLEMS.noUrl;
  const source = pagesOf(site.url);
  if (!source) return PROBLEMS.noStorefront;
  let writtenAt = 0;
  const onProgress = async (progress: PageProgress) => {
    signal.throwIfAborted();
    if (Date.now() - writtenAt < PROGRESS_MS) return;
    writtenAt = Date.now();
    await recordProgress(pool, slug, progress);
  };
  return checkPages(pool, site, { source, now: new Date(), onProgress });
}
