import { listenTo, type ReportStep, startStep } from '../../platform/database/steps.server.ts';
import { CONVERSATION_CHANNEL, type ConversationOptions, sendNextMessage } from './outbox.server.ts';

export type ConversationStep = 'listen' | 'messages';

/**
 * Sends the messages of conversations until stopped. Several workers can run.
 * @returns once it listens
 */
export async function startConversations({
  databaseUrl,
  report,
  ...options
}: Omit<ConversationOptions, 'report'> & {
  databaseUrl: string;
  report: ReportStep<ConversationStep>;
}): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const reportProblem = (error: unknown) => report({ stage: 'messages', error });
  const sending = startStep('messages', signal, report, () =>
    sendNextMessage({ ...options, report: reportProblem }),
  );
  const listening = await listenTo({ databaseUrl, channel: CONVERSATION_CHANNEL }, signal, report, () =>
    sending.wake(),
  );
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([sending.ended, listening.close()]);
    },
  };
}
