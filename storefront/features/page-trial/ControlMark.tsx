import type { Site } from '@forecourt/lib/sites/site';
import { trialOfPage } from '@/content/page-trials.server.ts';
import { draftOfRequest } from '@/site/draft.server.ts';
import { TrialMark } from './TrialMark.tsx';

/** Marks the published version of a page on which a trial runs. */
export async function ControlMark({ site, path }: { site: Site; path: string }) {
  // Editors see drafts, and are not counted.
  const trial = draftOfRequest() ? null : await trialOfPage(site, path);
  return trial && <TrialMark trial={trial.id} arm="control" />;
}
