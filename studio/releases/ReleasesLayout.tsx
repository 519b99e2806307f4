import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import type { ActiveToolLayoutProps } from 'sanity';
import { useRouterState } from 'sanity/router';
import { useBackOffice } from '../back-office/useBackOffice.ts';
import { BrokenDocuments } from './BrokenDocuments.tsx';
import { MovedAddresses, openMovesText, RedirectsDialog } from './MovedAddresses.tsx';
import { OfficeRelease } from './OfficeRelease.tsx';
import { clocksOf } from './previews.ts';
import { ReleaseSteps } from './ReleaseSteps.tsx';
import styles from './Releases.module.css';
import { RolledBack } from './RolledBack.tsx';
import { useReleaseState } from './useReleaseState.ts';

const RollBackDialog = lazy(async () => ({ default: (await import('./RollBackDialog.tsx')).RollBackDialog }));

const RELEASES_TOOL = 'releases';
/** The button that reverts a published release in Sanity's own tool. */
const REVERT = '[data-testid="revert-button"]';
/** The buttons that publish or schedule a release in Sanity's own tool. */
const PUBLISH = ['publish-all-button', 'schedule-button']
  .flatMap((name) => [`[data-testid="${name}"]`, `[data-testid="${name}-menu-item"]`])
  .join(', ');

/** Time that Sanity's tool gets to validate the redirects, during which its button is disabled. */
const VALIDATION_MS = 20_000;

/** Clicks a button as soon as it is enabled. */
function clickOnceEnabled(button: HTMLElement, deadline = Date.now() + VALIDATION_MS): void {
  if (!button.matches(':disabled, [data-disabled="true"]')) button.click();
  else if (button.isConnected && Date.now() < deadline)
    setTimeout(() => clickOnceEnabled(button, deadline), 250);
}

const shownRelease = (path: string) => /\/releases\/([\w-]+)/.exec(path)?.[1];

/**
 * Wraps Sanity's release tool. Its revert button opens our dialog, as Sanity's own revert also undoes later
 * changes without listing them. Its publish button first asks about redirects if an address changes.
 */
export function ReleasesLayout(props: ActiveToolLayoutProps) {
  const [rollingBackId, setRollingBackId] = useState<string | null>(null);
  const [asks, setAsks] = useState<{ goOn: () => void } | null>(null);
  /** The address changes that the user continued without redirects for. */
  const answered = useRef('');
  // Re-renders when the address changes.
  useRouterState();
  const connection = useBackOffice();
  const isOpen = props.activeTool.name === RELEASES_TOOL;
  const shownId = isOpen ? shownRelease(location.pathname) : undefined;
  const { documents, broken, error, redirects, rollBack } = useReleaseState(shownId);
  if (!isOpen) return props.renderDefault(props);

  const open = openMovesText(redirects);
  const mustAsk = open !== '' && open !== answered.current;
  const askFirst = (goOn: () => void) => (mustAsk ? setAsks({ goOn }) : goOn());
  function onClick(event: MouseEvent<HTMLDivElement>) {
    if (!(event.target instanceof Element) || !shownId) return;
    if (event.target.closest(REVERT)) {
      event.preventDefault();
      event.stopPropagation();
      return setRollingBackId(shownId);
    }
    const button = event.target.closest<HTMLElement>(PUBLISH);
    if (!button || open === '' || open === answered.current) return;
    event.preventDefault();
    event.stopPropagation();
    askFirst(() => clickOnceEnabled(button));
  }
  return (
    <div className={styles.layout} data-rolled-back={rollBack !== null} onClickCapture={onClick}>
      {shownId && <ReleaseSteps key={shownId} releaseId={shownId} documents={documents} />}
      {shownId && <MovedAddresses releaseId={shownId} redirects={redirects} />}
      {shownId && <BrokenDocuments releaseId={shownId} broken={broken} error={error} />}
      {shownId && 'office' in connection && (
        <OfficeRelease
          key={`office-${shownId}`}
          office={connection.office}
          releaseId={shownId}
          timeZones={clocksOf(documents).map(({ timeZone }) => timeZone)}
          askFirst={askFirst}
        />
      )}
      {shownId && rollBack && (
        <RolledBack key={`${shownId} ${rollBack.releaseId}`} releaseId={shownId} rollBack={rollBack} />
      )}
      <div className={styles.tool}>{props.renderDefault(props)}</div>
      {rollingBackId && (
        <Suspense>
          <RollBackDialog releaseId={rollingBackId} onClose={() => setRollingBackId(null)} />
        </Suspense>
      )}
      {asks && shownId && (
        <RedirectsDialog
          releaseId={shownId}
          redirects={redirects}
          onContinue={() => {
            answered.current = open;
            setAsks(null);
            asks.goOn();
          }}
          onClose={() => setAsks(null)}
        />
      )}
    </div>
  );
}
