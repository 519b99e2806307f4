import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { type ActiveToolLayoutProps, useClient } from 'sanity';
import { useRouterState } from 'sanity/router';
import { useBackOffice } from '../back-office/useBackOffice.ts';
import { API_VERSION } from '../document/site.ts';
import { OfficeRelease } from './OfficeRelease.tsx';
import { clocksOf, RELEASE_DOCUMENTS, type ReleaseDocument } from './previews.ts';
import { ReleaseSteps } from './ReleaseSteps.tsx';
import styles from './Releases.module.css';

const RollBackDialog = lazy(async () => ({ default: (await import('./RollBackDialog.tsx')).RollBackDialog }));

const RELEASES_TOOL = 'releases';
/** The button that reverts a published release in Sanity's own tool. */
const REVERT = '[data-testid="revert-button"]';

const shownRelease = (path: string) => /\/releases\/([\w-]+)/.exec(path)?.[1];

/**
 * Wraps Sanity's release tool so that its revert button opens our dialog. Sanity's own revert also undoes
 * later changes without listing them.
 */
export function ReleasesLayout(props: ActiveToolLayoutProps) {
  const [releaseId, setReleaseId] = useState<string | null>(null);
  // Re-renders when the address changes.
  useRouterState();
  const connection = useBackOffice();
  const isOpen = props.activeTool.name === RELEASES_TOOL;
  const shownId = isOpen ? shownRelease(location.pathname) : undefined;
  const documents = useReleaseDocuments(shownId);
  if (!isOpen) return props.renderDefault(props);

  function openRollBack(event: MouseEvent<HTMLDivElement>) {
    if (!(event.target instanceof Element && event.target.closest(REVERT))) return;
    if (!shownId) return;
    event.preventDefault();
    event.stopPropagation();
    setReleaseId(shownId);
  }
  return (
    <div className={styles.layout} onClickCapture={openRollBack}>
      {shownId && <ReleaseSteps key={shownId} releaseId={shownId} documents={documents} />}
      {shownId && 'office' in connection && (
        <OfficeRelease
          key={`office-${shownId}`}
          office={connection.office}
          releaseId={shownId}
          timeZones={clocksOf(documents).map(({ timeZone }) => timeZone)}
        />
      )}
      <div className={styles.tool}>{props.renderDefault(props)}</div>
      {releaseId && (
        <Suspense>
          <RollBackDialog releaseId={releaseId} onClose={() => setReleaseId(null)} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * Loads the documents of a release, with the fields that decide where they are shown. Empty while loading.
 */
function useReleaseDocuments(releaseId: string | undefined): ReleaseDocument[] {
  const client = useClient({ apiVersion: API_VERSION });
  const [documents, setDocuments] = useState<ReleaseDocument[]>([]);
  useEffect(() => {
    let isStale = false;
    setDocuments([]);
    if (releaseId)
      client
        .withConfig({ perspective: 'raw' })
        .fetch<ReleaseDocument[]>(RELEASE_DOCUMENTS, { release: releaseId }, { tag: 'releases.pages' })
        // The release tool works without them.
        .then(
          (answer) => !isStale && setDocuments(answer),
          () => undefined,
        );
    return () => {
      isStale = true;
    };
  }, [client, releaseId]);
  return documents;
}
