import type pg from 'pg';
import { listenTo, type ReportStep, startStep } from '../../platform/database/steps.server.ts';
import { collectWebhookEvents, WEBHOOK_CHANNEL } from './changes.server.ts';
import { deliverNextEvent, type WebhookStep, type WebhookTools } from './deliver.server.ts';

/**
 * Makes events from changes and delivers them until stopped, woken by Postgres notifications and a poll.
 * Several workers can run in parallel.
 * @param options.atOnce concurrent deliveries, more than one address may have, so that a slow receiver does not block the others
 * @returns once it listens
 */
export async function startWebhooks(
  { databaseUrl, pool, report }: { databaseUrl: string; pool: pg.Pool; report: ReportStep<WebhookStep> },
  tools: WebhookTools,
  { atOnce = 6 }: { atOnce?: number } = {},
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const delivering = Array.from({ length: atOnce }, () =>
    startStep('deliver', signal, report, () => deliverNextEvent(pool, tools, report)),
  );
  const collecting = startStep('collect', signal, report, async () => {
    const count = await collectWebhookEvents(pool, tools.site, (error) =>
      report({ stage: 'collect', error }),
    );
    if (count === 'busy' || count === 0) return false;
    for (const step of delivering) step.wake();
    return true;
  });
  const listening = await listenTo({ databaseUrl, channel: WEBHOOK_CHANNEL }, signal, report, () => {
    for (const step of [collecting, ...delivering]) step.wake();
  });
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([...[collecting, ...delivering].map(({ ended }) => ended), listening.close()]);
    },
  };
}
