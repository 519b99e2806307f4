import {
  CHANNEL_LABELS,
  type ComposerAnswer,
  type ComposerChannel,
  type ReplyChannel,
} from '@forecourt/lib/leads/conversation/composer';
import { Card, Flex, Spinner, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import type { BackOffice } from '../../back-office/backOffice.ts';
import { Problem, ProblemBar } from '../../back-office/Notice.tsx';
import { useBackOffice } from '../../back-office/useBackOffice.ts';
import { problemOf } from '../../back-office/useSession.ts';
import { ChannelTabs } from './ChannelTabs.tsx';
import styles from './Composer.module.css';
import { LogCall } from './LogCall.tsx';
import { MessageForm } from './MessageForm.tsx';
import { useComposer } from './useComposer.ts';

interface ComposerProps {
  thread: { thread: { id: string } };
  onSent(): void;
}

/** The place for writing to the shopper by email, SMS or WhatsApp. */
export function Composer({ thread, onSent }: ComposerProps) {
  const connection = useBackOffice();
  const { id } = thread.thread;
  // A new thread starts with empty fields.
  return 'office' in connection ? (
    <Loaded key={id} office={connection.office} threadId={id} onSent={onSent} />
  ) : null;
}

function Loaded({ office, threadId, onSent }: { office: BackOffice; threadId: string; onSent(): void }) {
  const { answer, problem, refresh } = useComposer(office, threadId);
  if (!answer)
    return (
      <Card padding={4} borderTop>
        {problem ? (
          <ProblemBar problem={problem} retry={refresh} />
        ) : (
          <Flex gap={3} align="center">
            <Spinner muted />
            <Text size={1} muted role="status">
              Loading…
            </Text>
          </Flex>
        )}
      </Card>
    );
  if (!answer.mayAct)
    return (
      <Card padding={4} borderTop>
        <Text size={1} muted>
          Your role lets you read this conversation but not answer it.
        </Text>
      </Card>
    );
  return (
    <Writing
      office={office}
      threadId={threadId}
      answer={answer}
      onSent={() => {
        void refresh();
        onSent();
      }}
    />
  );
}

const usableOf = (channels: readonly ComposerChannel[]): ComposerChannel | undefined =>
  channels.find(({ problem }) => problem === null) ?? channels[0];

function Writing({
  office,
  threadId,
  answer,
  onSent,
}: {
  office: BackOffice;
  threadId: string;
  answer: ComposerAnswer;
  onSent(): void;
}) {
  const [chosen, setChosen] = useState<ReplyChannel | null>(null);
  const [sentBy, setSentBy] = useState<ReplyChannel | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const channel = answer.channels.find((each) => each.channel === chosen) ?? usableOf(answer.channels);
  useEffect(() => {
    if (!sentBy) return;
    const timer = setTimeout(() => setSentBy(null), 6_000);
    return () => clearTimeout(timer);
  }, [sentBy]);
  if (!channel) return null;
  return (
    <Card borderTop padding={4} as="section" aria-label="Reply to the shopper">
      <Stack gap={4}>
        <Flex gap={3} align="center" justify="space-between" wrap="wrap">
          <ChannelTabs channels={answer.channels} channel={channel.channel} onChoose={setChosen} />
          <LogCall
            office={office}
            threadId={threadId}
            onLogged={onSent}
            onProblem={(error) => setProblem(error ? problemOf(error).message : null)}
          />
        </Flex>
        {problem && <Problem>{problem}</Problem>}
        {channel.problem ? (
          <Card tone="caution" padding={3} radius={3} border>
            <Text size={1}>{channel.problem}</Text>
          </Card>
        ) : (
          <MessageForm
            key={channel.channel}
            office={office}
            threadId={threadId}
            channel={channel}
            answer={answer}
            onSent={() => {
              setSentBy(channel.channel);
              onSent();
            }}
          />
        )}
        <Text size={1} muted role="status" className={styles.status}>
          {sentBy && `${CHANNEL_LABELS[sentBy]} to the shopper is on its way.`}
        </Text>
      </Stack>
    </Card>
  );
}
