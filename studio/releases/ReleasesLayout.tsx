import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import type { ActiveToolLayoutProps } from 'sanity';
import { useRouterState } from 'sanity/router';
import { useBackOffice } from '../back-office/useBackOffice.ts';
import { BrokenDocuments } from './BrokenDocuments.tsx';
import { MovedAddresses, openMovesText, RedirectsDialog } from './MovedAddresses.tsx';
import { type AskFirst, OfficeRelease } from './OfficeRelease.tsx';
import { clocksOf } from './previews.ts';
import { ReleaseApprovals, UnapprovedDialog } from './ReleaseApprovals.tsx';
import { ReleaseSteps } from './ReleaseSteps.tsx';
import styles from './Releases.module.css';
import { RolledBack } from './RolledBack.tsx';
import { useOfficeRelease } from './useOfficeRelease.ts';
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
 * changes without listing them. Its publish button first asks about redirects if an address changes, and about
 * documents without the approval that they need.
 */
export function ReleasesLayout(props: ActiveToolLayoutProps) {
  const [rollingBackId, setRollingBackId] = useState<string | null>(null);
  const [asks, setAsks] = useState<{ about: 'redirects' | 'approvals'; goOn: () => void } | null>(null);
  /** The address changes that the user continued without redirects for. */
  const answered = useRef('');
  /** The documents that the user continued without approvals for. */
  const waived = useRef('');
  // Re-renders when the address changes.
  useRouterState();
  const connection = useBackOffice();
  const isOpen = props.activeTool.name === RELEASES_TOOL;
  const shownId = isOpen ? shownRelease(location.pathname) : undefined;
  const { documents, broken, error, redirects, rollBack } = useReleaseState(shownId);
  const office = 'office' in connection ? connection.office : null;
  const officeState = useOfficeRelease(office, shownId, documents);
  if (!isOpen) return props.renderDefault(props);

  const open = openMovesText(redirects);
  const unapproved = (officeState.answer?.approvals ?? []).filter(({ state }) => state !== 'approved');
  const unapprovedKey = unapproved.map(({ version, revision }) => `${version} ${revision}`).join('\n');
  // When they are called: an answer continues with a click before this renders again.
  const asksRedirects = () => open !== '' && open !== answered.current;
  const asksApprovals = () => unapprovedKey !== '' && unapprovedKey !== waived.current;
  const askApprovals = (goOn: () => void) =>
    asksApprovals() ? setAsks({ about: 'approvals', goOn }) : goOn();
  const askRedirects = (goOn: () => void) =>
    asksRedirects() ? setAsks({ about: 'redirects', goOn }) : goOn();
  const askFirst: AskFirst = ({ isScheduled, goOn }) =>
    askRedirects(() => (isScheduled ? goOn(false) : askApprovals(() => goOn(unapproved.length > 0))));
  function onClick(event: MouseEvent<HTMLDivElement>) {
    if (!(event.target instanceof Element) || !shownId) return;
    if (event.target.closest(REVERT)) {
      event.preventDefault();
      event.stopPropagation();
      return setRollingBackId(shownId);
    }
    const button = event.target.closest<HTMLElement>(PUBLISH);
    if (!button || !(asksRedirects() || asksApprovals())) return;
    event.preventDefault();
    event.stopPropagation();
    askRedirects(() => askApprovals(() => clickOnceEnabled(button)));
  }
  return (
    <div className={styles.layout} data-rolled-back={rollBack !== null} onClickCapture={onClick}>
      {shownId && <ReleaseSteps key={shownId} releaseId={shownId} documents={documents} />}
      {shownId && <MovedAddresses releaseId={shownId} redirects={redirects} />}
      {shownId && <BrokenDocuments releaseId={shownId} broken={broken} error={error} />}
      {shownId && office && (
        <ReleaseApprovals
          releaseId={shownId}
          approvals={officeState.answer?.approvals ?? []}
          office={office}
          onSent={() => void officeState.run(async () => undefined)}
        />
      )}
      {shownId && office && (
        <OfficeRelease
          key={`office-${shownId}`}
          office={office}
          releaseId={shownId}
          state={officeState}
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
      {asks?.about === 'approvals' && (
        <UnapprovedDialog
          approvals={unapproved}
          onContinue={() => {
            waived.current = unapprovedKey;
            setAsks(null);
            asks.goOn();
          }}
          onClose={() => setAsks(null)}
        />
      )}
      {asks?.about === 'redirects' && shownId && (
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
