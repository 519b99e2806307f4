import { lazy, type MouseEvent, Suspense, useState } from 'react';
import type { ActiveToolLayoutProps } from 'sanity';
import styles from './Releases.module.css';

const TakeBackDialog = lazy(async () => ({ default: (await import('./TakeBackDialog.tsx')).TakeBackDialog }));

const RELEASES_TOOL = 'releases';
/** The button with which the studio's own tool reverts a published release. */
const REVERT = '[data-testid="revert-button"]';

/**
 * The tool of the releases, whose button for a published one opens our dialog: the studio's own undoes later changes
 * too, and names none of them.
 */
export function ReleasesLayout(props: ActiveToolLayoutProps) {
  const [releaseId, setReleaseId] = useState<string | null>(null);
  if (props.activeTool.name !== RELEASES_TOOL) return props.renderDefault(props);

  function takeBack(event: MouseEvent<HTMLDivElement>) {
    if (!(event.target instanceof Element && event.target.closest(REVERT))) return;
    const shown = /\/releases\/([\w-]+)/.exec(location.pathname)?.[1];
    if (!shown) return;
    event.preventDefault();
    event.stopPropagation();
    setReleaseId(shown);
  }
  return (
    <div className={styles.layout} onClickCapture={takeBack}>
      {props.renderDefault(props)}
      {releaseId && (
        <Suspense>
          <TakeBackDialog releaseId={releaseId} onClose={() => setReleaseId(null)} />
        </Suspense>
      )}
    </div>
  );
}
