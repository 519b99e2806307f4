import type { ReleaseApproval } from '@forecourt/lib/operations/back-office/contract';
import { APPROVAL_REASONS } from '@forecourt/lib/operations/review/rule';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useId, useState } from 'react';
import { useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { RequestDialog } from '../review/RequestDialog.tsx';
import { REQUEST_APPROVAL } from '../review/status.ts';
import styles from './Releases.module.css';

const STATES: Readonly<Record<ReleaseApproval['state'], string>> = {
  none: 'not requested',
  requested: 'requested',
  approved: 'approved',
  rejected: 'changes requested',
  changed: 'changed since approval',
  // Ended reviews, which count as none.
  published: 'not requested',
  withdrawn: 'not requested',
  replaced: 'not requested',
};

/** Documents of a release that need approval, with the state of each, and a form that requests what is missing. */
export function ReleaseApprovals({
  releaseId,
  approvals,
  office,
  onSent,
}: {
  releaseId: string;
  approvals: readonly ReleaseApproval[];
  office: BackOffice;
  onSent: () => void;
}) {
  const id = useId();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  if (approvals.length === 0) return null;
  const open = approvals.filter(({ state }) => state !== 'approved' && state !== 'requested');
  const isApproved = approvals.every(({ state }) => state === 'approved');
  return (
    <Card
      as="section"
      aria-label="Approval"
      tone={isApproved ? 'default' : 'caution'}
      paddingX={4}
      paddingY={4}
      borderBottom
      className={styles.strip}
    >
      <Stack gap={4}>
        <Text as="h2" size={1} weight="semibold">
          {isApproved
            ? 'Everything that needs approval is approved'
            : approvals.length === 1
              ? 'A document needs approval before this release is published'
              : `${approvals.length} documents need approval before this release is published`}
        </Text>
        <ApprovalList approvals={approvals} releaseId={releaseId} />
        {open.length > 0 && (
          <Flex>
            <Button
              mode="ghost"
              fontSize={1}
              padding={3}
              text={REQUEST_APPROVAL}
              onClick={() => setAsking(true)}
            />
          </Flex>
        )}
      </Stack>
      {isAsking && (
        <Dialog id={`${id}-request`} header={REQUEST_APPROVAL} width={1} onClose={() => setAsking(false)}>
          <Stack padding={4}>
            <RequestDialog
              office={office}
              documents={open.map(({ version, revision }) => ({ document: version, revision }))}
              needs={open[0]?.needs ?? null}
              onSent={() => {
                toast.push({ status: 'success', title: 'Approval requested' });
                onSent();
              }}
              onClose={() => setAsking(false)}
            />
          </Stack>
        </Dialog>
      )}
    </Card>
  );
}

/**
 * Asks before a release is published without approvals that its documents need.
 * @param props.onContinue publishes or schedules the release
 */
export function UnapprovedDialog({
  approvals,
  onContinue,
  onClose,
}: {
  approvals: readonly ReleaseApproval[];
  onContinue: () => void;
  onClose: () => void;
}) {
  const id = useId();
  return (
    <Dialog
      id={`${id}-unapproved`}
      header={
        approvals.length === 1
          ? 'A document is not approved'
          : `${approvals.length} documents are not approved`
      }
      width={1}
      onClose={onClose}
      footer={
        <Flex justify="flex-end" gap={2} padding={3} wrap="wrap">
          <Button mode="ghost" fontSize={1} text="Continue without approval" onClick={onContinue} />
          <Button fontSize={1} text="Cancel" onClick={onClose} />
        </Flex>
      }
    >
      <Stack gap={4} padding={4}>
        {[...new Set(approvals.map(({ needs }) => needs))].map((needs) => (
          <Text key={needs} size={1}>
            {APPROVAL_REASONS[needs]}
          </Text>
        ))}
        <ApprovalList approvals={approvals} releaseId={null} />
        <Text size={1}>
          If you publish without approval, this is recorded under your name and the other approvers are
          emailed.
        </Text>
      </Stack>
    </Dialog>
  );
}

/** @param props.releaseId links to the documents in this release; null shows no links */
function ApprovalList({
  approvals,
  releaseId,
}: {
  approvals: readonly ReleaseApproval[];
  releaseId: string | null;
}) {
  const schema = useSchema();
  return (
    <ul className={styles.reasons}>
      {approvals.map(({ id, type, title, sites, state }) => (
        <Text as="li" size={1} key={id}>
          {releaseId === null ? (
            title
          ) : (
            <IntentLink intent="edit" params={{ id, type }} searchParams={[['perspective', releaseId]]}>
              {title}
            </IntentLink>
          )}{' '}
          ({[schema.get(type)?.title ?? type, ...sites].join(', ')}): {STATES[state]}
        </Text>
      ))}
    </ul>
  );
}
