import type { StaffDeal, StaffVersion } from '@forecourt/lib/leads/deal/staff';
import { DEAL_STATUS_LABELS } from '@forecourt/lib/leads/deal/version';
import { Badge, Button, Flex } from '@sanity/ui';
import { useState } from 'react';
import type { BackOffice } from '../../back-office/backOffice.ts';
import { momentText } from '../../back-office/moments.ts';
import { Problem, ProblemBar } from '../../back-office/Notice.tsx';
import { problemOf } from '../../back-office/useSession.ts';
import { Disclosure } from '../Disclosure.tsx';
import styles from '../Inbox.module.css';
import { StaffName } from '../owner/StaffName.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import dealStyles from './Deals.module.css';
import { useDeals } from './useDeals.ts';

/** The deals of a thread: versions side by side, and the form of an answer. Nothing for threads without deals. */
export function Deals({
  office,
  threadId,
  activeAt,
  timeZone,
  onChanged,
}: {
  office: BackOffice;
  threadId: string;
  activeAt: string;
  timeZone: string;
  onChanged: () => void;
}) {
  const { answer, problem, refresh } = useDeals(office, threadId, activeAt);
  if (problem && !answer) return <ProblemBar problem={problem} retry={() => void refresh()} />;
  const changed = () => {
    void refresh();
    onChanged();
  };
  return answer?.deals.map((deal) => (
    <Deal
      key={deal.id}
      office={office}
      deal={deal}
      mayAct={answer.mayAct}
      timeZone={timeZone}
      onChanged={changed}
    />
  ));
}

/** Versions shown side by side; earlier ones can be opened. */
const SIDE_BY_SIDE = 2;

function Deal({
  office,
  deal,
  mayAct,
  timeZone,
  onChanged,
}: {
  office: BackOffice;
  deal: StaffDeal;
  mayAct: boolean;
  timeZone: string;
  onChanged: () => void;
}) {
  const { id, status, acceptedVersion, versions, notices, draft } = deal;
  const [isAnswering, setIsAnswering] = useState(false);
  const [told, setTold] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function close() {
    setBusy(true);
    setProblem(null);
    try {
      await office.closeDeal(id);
      onChanged();
    } catch (error) {
      setProblem(problemOf(error).message);
    }
    setBusy(false);
  }
  const earlier = versions.slice(SIDE_BY_SIDE);
  const isOpen = status === 'sent' || status === 'answered';
  return (
    <section className={styles.block} aria-label="Deal">
      <div className={styles.blockHead}>
        <h3>Deal</h3>
        <Badge tone={status === 'accepted' ? 'positive' : status === 'sent' ? 'caution' : 'default'}>
          {DEAL_STATUS_LABELS[status]}
        </Badge>
      </div>
      {acceptedVersion !== null && (
        <p>The shopper accepted version {acceptedVersion}. A deposit appears in Reservations.</p>
      )}
      {notices.map((notice) => (
        <p key={notice} className={styles.late}>
          {notice}
        </p>
      ))}
      <div className={dealStyles.versions}>
        {versions.slice(0, SIDE_BY_SIDE).map((version) => (
          <Version key={version.number} version={version} timeZone={timeZone} />
        ))}
      </div>
      {earlier.length > 0 && (
        <Disclosure summary={`Earlier versions (${earlier.length})`}>
          <div className={dealStyles.versions}>
            {earlier.map((version) => (
              <Version key={version.number} version={version} timeZone={timeZone} />
            ))}
          </div>
        </Disclosure>
      )}
      {told && <p role="status">{told}</p>}
      {mayAct && isOpen && !isAnswering && (
        <Flex gap={2} wrap="wrap">
          {draft && <Button fontSize={1} text="Answer the deal" onClick={() => setIsAnswering(true)} />}
          <Button
            mode="ghost"
            fontSize={1}
            text="Close the deal"
            loading={busy}
            disabled={busy}
            onClick={() => void close()}
          />
        </Flex>
      )}
      {mayAct && draft && isAnswering && (
        <AnswerForm
          key={draft.seen}
          draft={draft}
          onCancel={() => setIsAnswering(false)}
          onSend={async (request) => {
            const { channel } = await office.answerDeal(id, request);
            setTold(
              channel === null
                ? 'The answer is saved. Neither mail nor SMS reaches this shopper, so please call.'
                : 'The answer is on its way to the shopper.',
            );
            setIsAnswering(false);
            onChanged();
          }}
        />
      )}
      {problem && <Problem>{problem}</Problem>}
    </section>
  );
}

function Version({ version, timeZone }: { version: StaffVersion; timeZone: string }) {
  const { number, author, staffId, reason, lines, totals, loan, createdAt, expiresAt } = version;
  return (
    <article className={dealStyles.version} aria-label={`Version ${number}`}>
      <p>
        <strong>Version {number}</strong>{' '}
        <span className={styles.quiet}>
          {author === 'shopper' || staffId === null ? (
            'by the shopper'
          ) : (
            <>
              by <StaffName id={staffId} />
            </>
          )}
          , {momentText(createdAt, timeZone)}
        </span>
      </p>
      {reason && <p className={styles.words}>{reason}</p>}
      <dl className={dealStyles.lines}>
        {lines.map(({ id, label, value, note, isChanged }) => (
          <div key={id} data-changed={isChanged ? '' : undefined}>
            <dt>
              {label}
              {(isChanged || note) && (
                <span className={styles.quiet}>
                  {' '}
                  {[isChanged && 'Changed', note].filter(Boolean).join('. ')}
                </span>
              )}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
        {totals.map(([label, value]) => (
          <div key={label} data-total="">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {loan && <p className={styles.quiet}>Finance: {loan}</p>}
      {expiresAt && <p className={styles.quiet}>Valid until {momentText(expiresAt, timeZone)}</p>}
    </article>
  );
}
