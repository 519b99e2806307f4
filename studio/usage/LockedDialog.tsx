import type { RemovalStateAnswer } from '@forecourt/lib/operations/removal/contract';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { Problem } from '../back-office/Notice.tsx';
import { problemOf } from '../back-office/useSession.ts';
import type { Referrer } from './referrers.ts';
import type { Removal } from './removeEverywhere.ts';

/** Says who can remove a document that the user's role cannot, and offers to ask them. */
export function LockedDialog({
  document,
  removal,
  locked,
  office,
  answer,
  onAnswer,
  onLeave,
}: {
  /** The published id. */
  document: string;
  removal: Removal;
  /** Documents that use it and that the user may not change; empty if they are not known. */
  locked: readonly Referrer[];
  /** Null without a back office, which keeps requests. */
  office: BackOffice | null;
  /** The state of the document's request; null while loading. */
  answer: RemovalStateAnswer | null;
  onAnswer: (answer: RemovalStateAnswer | null) => void;
  onLeave: () => void;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isAsked = answer?.request?.state === 'requested';
  const ask = async () => {
    if (!office) return;
    setBusy(true);
    setProblem(null);
    try {
      onAnswer(await office.requestRemoval({ document, removal }));
    } catch (error) {
      setProblem(problemOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap={5}>
      <Text size={1}>
        {locked.length > 0
          ? `You can’t ${removal} this document, because your role may not change these documents that use it:`
          : `You can’t ${removal} this document, because your role may not change every document that uses it.`}
      </Text>
      {locked.length > 0 && (
        <Stack as="ul" gap={2}>
          {locked.map((referrer) => (
            <Card as="li" key={referrer.id} border radius={2} padding={3}>
              <Text size={1}>{referrer.title}</Text>
            </Card>
          ))}
        </Stack>
      )}
      <Text size={1}>An administrator can {removal} it. Nothing has been changed.</Text>
      {isAsked && (
        <Text size={1} role="status" weight="medium">
          Your request was sent. The document shows its status.
        </Text>
      )}
      {problem && <Problem>{problem}</Problem>}
      <Flex gap={3} justify="flex-end" wrap="wrap">
        <Button mode="ghost" text="Close" onClick={onLeave} />
        {office && !isAsked && (
          <Button
            icon={EnvelopeIcon}
            text="Ask an administrator"
            disabled={isBusy}
            onClick={() => void ask()}
          />
        )}
      </Flex>
    </Stack>
  );
}
