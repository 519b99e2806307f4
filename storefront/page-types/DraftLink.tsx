import type { DraftLink } from '@forecourt/lib/sites/draft-link';
import { formatDateTime } from '@forecourt/lib/sites/local-time';
import type { Site } from '@forecourt/lib/sites/site';
import { setStatus } from '@/site/status.ts';

export function DraftLinkBar({ site, link }: { site: Site; link: DraftLink }) {
  return (
    <aside aria-label="Draft" className="bg-warning-soft text-sm text-ink no-print">
      <p className="container py-3">
        This is a draft for review. Visitors can’t see it. The link works until{' '}
        {formatDateTime(link.until, site.settings.timeZone)}.
      </p>
    </aside>
  );
}

const WORDS = {
  ended: { status: 410, title: 'This link has expired' },
  gone: { status: 410, title: 'This draft no longer exists' },
  wrong: { status: 404, title: 'This link does not work' },
};

/** Explains why a draft link shows no page, and what to do. */
export function DraftLinkText({
  site,
  why,
  link,
}: {
  site: Site;
  why: keyof typeof WORDS;
  link: DraftLink | null;
}) {
  const { status, title } = WORDS[why];
  setStatus(status);
  return (
    <main id="content" className="container py-section">
      <h1 className="display">{title}</h1>
      <p className="mt-4 max-w-[32em] text-lg text-ink-muted">
        {why === 'ended' && link && `It expired on ${formatDateTime(link.until, site.settings.timeZone)}. `}
        {why === 'gone' && 'The draft has been deleted since the link was created. '}
        {why === 'wrong' && 'Part of it may be missing. '}
        Ask the person who sent it for a new link.
      </p>
    </main>
  );
}
