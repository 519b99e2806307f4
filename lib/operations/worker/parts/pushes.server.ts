import { z } from 'zod';
import { alertSiteReader } from '../../../leads/alerts/alert-site.server.ts';
import { pushComposer } from '../../../leads/push/compose.server.ts';
import { queueHoldReminders } from '../../../leads/push/queue.server.ts';
import { startPushes } from '../../../leads/push/start.server.ts';
import { mailSiteReader } from '../../../messaging/mail/mail-site.server.ts';
import type { PushSender } from '../../../messaging/push/send.server.ts';
import { EnvironmentError, parseEnvironment, variables } from '../../../platform/env.ts';
import type { PreparePart } from '../worker-part.ts';

const schema = z.object({
  RESERVATION_SECRET: variables.RESERVATION_SECRET.unwrap(),
  VAPID_PUBLIC_KEY: variables.VAPID_PUBLIC_KEY,
  VAPID_PRIVATE_KEY: variables.VAPID_PRIVATE_KEY,
  VAPID_SUBJECT: variables.VAPID_SUBJECT,
  PUSH_HOST: variables.PUSH_HOST,
});

type Keys = Omit<z.output<typeof schema>, 'RESERVATION_SECRET'>;

/** @throws EnvironmentError if only some of the three variables are set */
function pushSender({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: subject,
  PUSH_HOST: emulator,
}: Keys): PushSender | null {
  if (publicKey && privateKey && subject)
    return { publicKey, privateKey, subject, emulator: emulator ?? null };
  if (!publicKey && !privateKey && !subject) return null;
  throw new EnvironmentError([
    '  VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT: set all three of them, or none',
  ]);
}

/** Sends notifications to shoppers' browsers, and reminds them of holds that end soon. */
export const prepare: PreparePart = (environment) => {
  const { RESERVATION_SECRET: secret, ...keys } = parseEnvironment(schema, environment);
  const sender = pushSender(keys);
  const readSite = alertSiteReader(environment);
  const compose = pushComposer(mailSiteReader(environment), secret);
  return async ({ databaseUrl, pool, report }) => {
    const pushes = await startPushes({ databaseUrl, pool, report, readSite, sender, compose });
    return {
      jobs: [
        {
          name: 'holds-remind',
          cron: '*/5 * * * *',
          longestSeconds: 240,
          run: () => queueHoldReminders(pool, readSite),
        },
      ],
      stop: () => pushes.stop(),
    };
  };
};
