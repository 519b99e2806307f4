import type { RemovalAnswer } from '@forecourt/lib/operations/removal/contract';
import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { momentText } from '../back-office/moments.ts';
import { Problem } from '../back-office/Notice.tsx';
import { problemText, removalText } from './removalTexts.ts';

/** A request to remove a document, for the person who asked and for those who may answer. */
export function RemovalDialog({
  request,
  mayRemove,
  isOwn,
  onRemove,
  onDecline,
  onWithdraw,
  onClose,
}: {
  request: RemovalAnswer;
  mayRemove: boolean;
  isOwn: boolean;
  onRemove: () => Promise<void>;
  onDecline: () => Promise<void>;
  onWithdraw: () => Promise<void>;
  onClose: () => void;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (step: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await step();
      onClose();
    } catch (error) {
      setProblem(problemText(error));
      setBusy(false);
    }
  };
  const isOpen = request.state === 'requested';
  const answers = isOpen && mayRemove && !isOwn;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Stack gap={5}>
      <Text size={1}>{removalText(request, momentText(request.requestedAt, zone))}</Text>
      {answers && (
        <Text size={1}>
          {`Their role may not change every document that uses it. If you ${request.removal} it, it is removed from these documents too.`}
        </Text>
      )}
      {isOpen && !answers && (
        <Text size={1}>Everyone whose role may {request.removal} it gets an email.</Text>
      )}
      {problem && <Problem>{problem}</Problem>}
      <Flex gap={3} justify="flex-end" wrap="wrap">
        {isOpen && isOwn && (
          <Button
            mode="ghost"
            text="Withdraw request"
            disabled={isBusy}
            onClick={() => void run(onWithdraw)}
          />
        )}
        {answers && (
          <>
            <Button mode="ghost" text="Decline" disabled={isBusy} onClick={() => void run(onDecline)} />
            <Button
              text={request.removal === 'delete' ? 'Delete everywhere' : 'Unpublish everywhere'}
              disabled={isBusy}
              onClick={() => void run(onRemove)}
            />
          </>
        )}
        {!answers && <Button text="Close" onClick={onClose} />}
      </Flex>
    </Stack>
  );
}
