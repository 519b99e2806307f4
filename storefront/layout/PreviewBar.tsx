import { environment } from '@forecourt/lib/platform/env';
import { formatDateTime, localTime } from '@forecourt/lib/sites/local-time';
import type { Site } from '@forecourt/lib/sites/site';
import {
  PREVIEW_DATE,
  PREVIEW_EDITING,
  PREVIEW_END,
  PREVIEW_SCRIPT,
  PREVIEW_TRIAL,
} from '@/preview/addresses.ts';
import type { Draft } from '@/site/draft.ts';
import { trialText } from './trial-text.ts';

/**
 * Shows editors what is being previewed, with links to another date and the public page. In the studio's
 * frame, which shows all that itself, it only loads the editing script.
 */
export function PreviewBar({ draft, site }: { draft: Draft; site: Site }) {
  if (draft.editing)
    return (
      <script
        async
        src={PREVIEW_EDITING}
        data-project={environment().SANITY_PROJECT_ID}
        data-dataset={environment().SANITY_DATASET}
        data-perspective={[draft.perspective].flat().join(',')}
      />
    );
  const { timeZone } = site.settings;
  return (
    <aside aria-label="Preview" className="bg-warning-soft text-sm text-ink no-print">
      <script async src={PREVIEW_SCRIPT} />
      <div className="container flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
        <p>
          {WORDS[typeof draft.perspective === 'string' ? draft.perspective : 'release']}
          {draft.at && ` Preview date: ${formatDateTime(draft.at, timeZone)}.`}
          {draft.trial && ` ${trialText(draft.trial, site.settings)}`}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <form action={PREVIEW_DATE} className="flex flex-wrap items-center gap-2">
            <label htmlFor="preview-at">Preview date</label>
            <input
              id="preview-at"
              type="datetime-local"
              name="at"
              className="field w-auto"
              defaultValue={draft.at ? localTime(draft.at, timeZone) : ''}
            />
            <button type="submit" className="btn btn-secondary btn-sm">
              Show
            </button>
            {draft.at && (
              <a href={PREVIEW_DATE} className="link py-2">
                Back to today
              </a>
            )}
          </form>
          {draft.trial && (
            <a href={`${PREVIEW_TRIAL}?shown=${draft.trial.shown ? 'no' : 'yes'}`} className="link py-2">
              {draft.trial.shown ? 'Hide the change' : 'Show the change'}
            </a>
          )}
          <a href={PREVIEW_END} className="link py-2 font-semibold">
            Leave preview
          </a>
        </div>
      </div>
    </aside>
  );
}

const WORDS = {
  drafts: 'You are previewing drafts. Visitors do not see them.',
  published: 'You are viewing published content.',
  release: 'You are previewing a release. Visitors do not see it yet.',
};
