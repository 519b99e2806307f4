import { listenTo, type ReportStep, startStep } from '../../platform/database/steps.server.ts';
import { endStaleCalls } from '../calls/end-stale.server.ts';
import { CONVERSATION_CHANNEL, type ConversationOptions, sendNextMessage } from './outbox.server.ts';

export type ConversationStep = 'listen' | 'messages' | 'calls';

/**
 * Sends the messages of conversations, and ends calls whose end was not reported, until stopped. Several workers can run.
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
  const calls = startStep('calls', signal, report, () => endStaleCalls(options.pool, options.conversations));
  const listening = await listenTo({ databaseUrl, channel: CONVERSATION_CHANNEL }, signal, report, () =>
    sending.wake(),
  );
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([sending.ended, calls.ended, listening.close()]);
    },
  };
}
