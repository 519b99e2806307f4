import { z } from 'zod';
import { escalateLate } from '../../../leads/clock/escalate.server.ts';
import { mailClockSite } from '../../../leads/clock/mail-clock-site.ts';
import { assignNext, OWNER_CHANNEL, reassignAbsent } from '../../../leads/owner/assign.server.ts';
import { sendNextNoticeSms } from '../../../leads/owner/notice-sms.server.ts';
import { mailSiteReader } from '../../../messaging/mail/mail-site.server.ts';
import { listenTo, startStep } from '../../../platform/database/steps.server.ts';
import { parseEnvironment, variables } from '../../../platform/env.ts';
import { smsSettings } from '../sms-settings.server.ts';
import type { PreparePart } from '../worker-part.ts';

const schema = z.object({ STUDIO_ORIGINS: variables.STUDIO_ORIGINS });

/** Gives leads an owner and a deadline, reports late ones, and moves leads of people who are away. */
export const prepare: PreparePart = (environment) => {
  const { STUDIO_ORIGINS } = parseEnvironment(schema, environment);
  const { sender } = smsSettings(environment);
  const reader = mailSiteReader(environment);
  const clockSite = async (slug: string) => {
    const site = await reader.site(slug);
    return site && mailClockSite(site);
  };
  return async ({ databaseUrl, pool, report }) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const assigning = startStep('lead-owners', signal, report, () => assignNext(pool, clockSite));
    const escalating = startStep('leads-late', signal, report, () => escalateLate(pool));
    const texting = startStep('lead-notices', signal, report, () =>
      sendNextNoticeSms({
        pool,
        site: (slug) => reader.site(slug),
        sender,
        studioUrl: STUDIO_ORIGINS[0] ?? null,
      }),
    );
    const listening = await listenTo({ databaseUrl, channel: OWNER_CHANNEL }, signal, report, () => {
      assigning.wake();
    });
    return {
      jobs: [
        {
          name: 'leads-reassign',
          cron: '*/5 * * * *',
          longestSeconds: 240,
          run: async () => {
            await reassignAbsent(pool, clockSite);
          },
        },
      ],
      stop: async () => {
        stopping.abort();
        await Promise.all([assigning.ended, escalating.ended, texting.ended, listening.close()]);
      },
    };
  };
};
