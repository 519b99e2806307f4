import { PREVIEW_SCRIPT } from '@/preview/listener.ts';

/**
 * Tells an editor that the drafts show, with the way back to what visitors see, and shows what is typed meanwhile:
 * the script comes with a preview page alone.
 */
export function PreviewBar() {
  return (
    <aside aria-label="Preview" className="bg-warning-soft text-sm text-ink no-print">
      <script async src={PREVIEW_SCRIPT} />
      <div className="container flex min-h-11 items-center justify-between gap-4">
        <p>You are looking at drafts. Visitors do not see them.</p>
        <a href="/api/draft/disable" className="link py-2 font-semibold">
          Leave preview
        </a>
      </div>
    </aside>
  );
}
