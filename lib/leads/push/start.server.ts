import type pg from 'pg';
import { listenTo, type ReportStep, startStep } from '../../platform/database/steps.server.ts';
import { PUSH_CHANNEL } from './queue.server.ts';
import { type PushOptions, sendNextPush } from './send.server.ts';

export type PushStep = 'listen' | 'send-pushes';

/**
 * Sends notifications until stopped, woken by Postgres notifications and a poll.
 * @returns once it listens
 */
export async function startPushes({
  databaseUrl,
  report,
  ...options
}: PushOptions & { databaseUrl: string; pool: pg.Pool; report: ReportStep<PushStep> }): Promise<{
  stop(): Promise<void>;
}> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const sending = startStep('send-pushes', signal, report, () => sendNextPush(options));
  const listening = await listenTo({ databaseUrl, channel: PUSH_CHANNEL }, signal, report, () =>
    sending.wake(),
  );
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([sending.ended, listening.close()]);
    },
  };
}
