import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { SALE_ORIGIN_LABELS } from '@forecourt/lib/operations/results/sale';
import { SALE_ORIGINS } from '@forecourt/lib/operations/results/sale-origins';
import { isLeadStage, type RecordRow, type RowsAnswer } from '@forecourt/lib/operations/results/selection';
import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useId, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Problem, ProblemNotice, Waiting } from '../back-office/Notice.tsx';
import { LEADS_TOOL, RESERVATIONS_TOOL } from '../back-office/toolName.ts';
import { problemOf } from '../back-office/useSession.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { ToolLink } from '../tools/ToolLink.tsx';
import styles from './Results.module.css';
import type { Shown } from './shown.ts';
import { useAnswer } from './useAnswer.ts';

/** Lists what a figure is made of: pages with counts, or leads, reservations or sales. */
export function RowsDialog({
  office,
  sites,
  shown: { title, request },
  onChange,
  onClose,
}: {
  office: BackOffice;
  sites: readonly SiteAnswer[];
  shown: Shown;
  onChange: () => void;
  onClose: () => void;
}) {
  const { answer, problem, refresh } = useAnswer(JSON.stringify(request), (signal) =>
    office.resultRows(request, signal),
  );
  const refreshAll = () => {
    refresh();
    onChange();
  };
  return (
    <Dialog id={useId()} header={title} width={2} onClose={onClose} onClickOutside={onClose}>
      <Stack gap={4} padding={4} className={styles.rows}>
        {problem && !answer && <ProblemNotice problem={problem} retry={refresh} />}
        {!problem && !answer && <Waiting>Loading</Waiting>}
        {answer && (
          <Rows
            answer={answer}
            office={office}
            sites={sites}
            isReservation={request.stage === 'reservations'}
            onClose={onClose}
            onRemove={refreshAll}
          />
        )}
        {isLeadStage(request.stage) && (
          <Text size={1}>
            <ToolLink tool={LEADS_TOOL} onOpen={onClose}>
              Open leads
            </ToolLink>
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

function Rows({
  answer: { pages, records, count },
  isReservation,
  ...shared
}: {
  answer: RowsAnswer;
  office: BackOffice;
  sites: readonly SiteAnswer[];
  isReservation: boolean;
  onClose: () => void;
  onRemove: () => void;
}) {
  if ((pages ?? records ?? []).length === 0)
    return (
      <Text size={1} muted>
        The rows of this figure are no longer stored.
      </Text>
    );
  return (
    <>
      {pages && <Pages pages={pages} />}
      {records && <Records records={records} isReservation={isReservation} {...shared} />}
      {records && count > records.length && (
        <Text size={1} muted>
          {`The newest ${records.length} of ${count.toLocaleString('en-AU')}.`}
        </Text>
      )}
    </>
  );
}

function Pages({ pages }: { pages: NonNullable<RowsAnswer['pages']> }) {
  return (
    <table className={styles.list} aria-label="Pages">
      <thead>
        <tr>
          {['Page', 'Count'].map((head) => (
            <th key={head} scope="col">
              <Text size={1} muted weight="medium">
                {head}
              </Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pages.map(({ page, count }) => (
          <tr key={page}>
            <th scope="row">
              <Text size={1} className={styles.break}>
                {page || 'No page'}
              </Text>
            </th>
            <td>
              <Text size={1}>{count.toLocaleString('en-AU')}</Text>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Records({
  records,
  sites,
  office,
  isReservation,
  onClose,
  onRemove,
}: {
  records: readonly RecordRow[];
  sites: readonly SiteAnswer[];
  office: BackOffice;
  isReservation: boolean;
  onClose: () => void;
  onRemove: () => void;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async ({ site, id }: RecordRow) => {
    setProblem(null);
    try {
      await office.removeSale({ site, id });
      onRemove();
    } catch (error) {
      setProblem(problemOf(error).message);
    }
  };
  return (
    <Stack gap={3}>
      {problem && <Problem>{problem}</Problem>}
      <ul className={styles.records}>
        {records.map((record) => {
          const { id, site, at, title, stocknum, name, source, origin } = record;
          const known = sites.find(({ slug }) => slug === site);
          const details = [stocknum && `Stock ${stocknum}`, name, source, originText(origin)].filter(Boolean);
          return (
            <li key={id} className={styles.record}>
              <Flex gap={4} align="flex-start" justify="space-between">
                <Stack gap={3} flex={1}>
                  <Text size={1} weight="medium" className={styles.break}>
                    {isReservation ? (
                      <ToolLink tool={`${RESERVATIONS_TOOL}/${id}`} onOpen={onClose}>
                        {title || id}
                      </ToolLink>
                    ) : (
                      title || 'No vehicle'
                    )}
                  </Text>
                  {details.length > 0 && (
                    <Text size={1} muted className={styles.break}>
                      {details.join(' · ')}
                    </Text>
                  )}
                  <Text size={1} muted>
                    {[dateText(at, known?.timeZone), sites.length > 1 && known?.name]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </Stack>
                {origin === 'staff' && known?.mayAct && (
                  <Button
                    mode="bleed"
                    tone="critical"
                    fontSize={1}
                    padding={2}
                    text="Remove"
                    aria-label={`Remove the sale of ${title}`}
                    onClick={() => void remove(record)}
                  />
                )}
              </Flex>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}

function originText(origin: string | null): string {
  const known = SALE_ORIGINS.find((name) => name === origin);
  return known ? SALE_ORIGIN_LABELS[known] : '';
}

const dateText = (at: string, timeZone = 'UTC'): string =>
  new Date(at).toLocaleDateString('en-AU', { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
