import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { Box, Button, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useRef, useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Notice, Problem, ProblemBar, ProblemNotice, Waiting } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import styles from './HeldBack.module.css';
import inbox from './Inbox.module.css';
import { LeadCard } from './LeadCard.tsx';
import { useHeldBack } from './useHeldBack.ts';

const leadsText = (count: number): string => (count === 1 ? '1 lead' : `${count} leads`);

/** Suspected spam: release or delete one or several. Deleting asks first. */
export function HeldBackView({ office, sites }: { office: BackOffice; sites: readonly SiteAnswer[] }) {
  const { shown, problem, asking, more, refresh, send, remove } = useHeldBack(office);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const [deletingIds, setDeletingIds] = useState<string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const top = useRef<HTMLDivElement>(null);
  const isLost = problem && (!shown || problem.code === 'not_signed_in' || problem.code === 'no_rights');
  if (isLost) return <ProblemNotice problem={problem} retry={refresh} />;
  if (!shown) return <Waiting>Loading suspected spam</Waiting>;

  const acting = new Set(sites.filter(({ mayAct }) => mayAct).map(({ slug }) => slug));
  const chosen = shown.leads.filter(({ id, site }) => chosenIds.has(id) && acting.has(site));
  const choose = (id: string, isChosen: boolean) =>
    setChosenIds((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id)));
  // The card and its button are gone, so focus moves to the top of the list.
  const finish = (title: string) => {
    setChosenIds(new Set());
    top.current?.focus();
    toast.push({ status: 'success', title });
  };
  async function release() {
    setBusy(true);
    let sent = 0;
    try {
      for (const lead of chosen) {
        await send(lead);
        sent += 1;
      }
    } catch (error) {
      toast.push({ status: 'error', title: problemOf(error).message });
    }
    setBusy(false);
    if (sent > 0) finish(`${leadsText(sent)} sent`);
  }

  return (
    <div className={inbox.rows}>
      <Stack gap={4} padding={4} ref={top} tabIndex={-1} className={styles.head}>
        <Text size={1} muted>
          A hidden field was filled in, so these leads were not sent to the dealership. Send the genuine ones,
          and delete the others.
        </Text>
        {problem && <ProblemBar problem={problem} retry={refresh} />}
        {chosen.length > 0 && (
          <Flex gap={2} align="center" wrap="wrap">
            <Text size={1} weight="medium">
              {leadsText(chosen.length)} selected
            </Text>
            <Button
              mode="ghost"
              fontSize={1}
              text="Not spam: send"
              loading={busy}
              disabled={busy}
              onClick={() => void release()}
            />
            <Button
              mode="ghost"
              tone="critical"
              fontSize={1}
              text="Delete"
              disabled={busy}
              onClick={() => setDeletingIds(chosen.map(({ id }) => id))}
            />
          </Flex>
        )}
        {shown.leads.length === 0 && !shown.next && (
          <Notice title="No suspected spam">
            Leads that look like spam appear here instead of going to the dealership.
          </Notice>
        )}
        <Stack as="ul" gap={3} className={styles.cards} aria-label="Suspected spam">
          {shown.leads.map((lead) => (
            <LeadCard
              key={lead.id}
              lead={lead}
              site={sites.find(({ slug }) => slug === lead.site)}
              isChosen={chosenIds.has(lead.id)}
              onChoose={(isChosen) => choose(lead.id, isChosen)}
              onDelete={() => setDeletingIds([lead.id])}
              onSend={async () => {
                const outcome = await send(lead);
                finish(outcome === 'sent' ? `Lead from ${lead.name} sent` : 'This lead was already sent');
              }}
            />
          ))}
        </Stack>
        {shown.next && (
          <Flex justify="center">
            <Button mode="ghost" text="Show more" disabled={asking} onClick={more} />
          </Flex>
        )}
      </Stack>
      {deletingIds && (
        <DeleteDialog
          count={deletingIds.length}
          onClose={() => setDeletingIds(null)}
          onDelete={async () => {
            const count = await remove(deletingIds);
            setDeletingIds(null);
            finish(`${leadsText(count)} deleted`);
          }}
        />
      )}
    </div>
  );
}

function DeleteDialog({
  count,
  onClose,
  onDelete,
}: {
  count: number;
  onClose: () => void;
  /** Rejects if nothing was deleted. */
  onDelete: () => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function run() {
    setBusy(true);
    setProblem(null);
    try {
      await onDelete();
    } catch (error) {
      setProblem(problemOf(error).message);
      setBusy(false);
    }
  }
  return (
    <Dialog
      id="delete-spam"
      header={`Delete ${leadsText(count)}?`}
      width={0}
      onClose={onClose}
      footer={
        <Flex gap={2} justify="flex-end" padding={3}>
          <Button mode="ghost" text="Cancel" onClick={onClose} />
          <Button
            tone="critical"
            className={inbox.critical}
            text={`Delete ${leadsText(count)}`}
            loading={busy}
            disabled={busy}
            onClick={() => void run()}
          />
        </Flex>
      }
    >
      <Box padding={4}>
        <Stack gap={4}>
          <Text size={1}>{count === 1 ? 'It is' : 'They are'} deleted for good. This can’t be undone.</Text>
          {problem && <Problem>{problem}</Problem>}
        </Stack>
      </Box>
    </Dialog>
  );
}
