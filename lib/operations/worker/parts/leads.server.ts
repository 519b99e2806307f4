import { z } from 'zod';
import { startLeadDelivery } from '../../../leads/channel/outbox.server.ts';
import { reportStuckLeads } from '../../../leads/stuck-leads.server.ts';
import { mailSiteReader } from '../../../messaging/mail/mail-site.server.ts';
import { mailDomainOf, smtpSender } from '../../../messaging/mail/transport.server.ts';
import { parseEnvironment, variables } from '../../../platform/env.ts';
import { mailDomainCheck, mailResolver } from '../../../platform/network/mail-domain.server.ts';
import type { PreparePart } from '../worker-part.ts';

const schema = z.object({
  SMTP_URL: variables.SMTP_URL,
  MAIL_FROM: variables.MAIL_FROM,
  LEAD_CHANNEL_SECRET: variables.LEAD_CHANNEL_SECRET,
  MAIL_DNS_SERVERS: variables.MAIL_DNS_SERVERS,
});

/** Delivers leads, and reports stuck ones every 5 minutes. */
export const prepare: PreparePart = (environment) => {
  const { SMTP_URL, MAIL_FROM, LEAD_CHANNEL_SECRET, MAIL_DNS_SERVERS } = parseEnvironment(
    schema,
    environment,
  );
  const reader = mailSiteReader(environment);
  return async (context) => {
    const sender = smtpSender({ url: SMTP_URL, from: MAIL_FROM });
    const delivery = await startLeadDelivery(context, {
      site: (slug) => reader.site(slug),
      sender,
      from: MAIL_FROM,
      secret: LEAD_CHANNEL_SECRET ?? null,
      mailProblem: mailDomainCheck(mailResolver(MAIL_DNS_SERVERS)),
    });
    return {
      jobs: [
        {
          name: 'leads-stuck',
          cron: '*/5 * * * *',
          longestSeconds: 600,
          run: () =>
            reportStuckLeads(context.pool, {
              reader,
              sender,
              mailDomain: mailDomainOf(MAIL_FROM),
              report: (error) => context.report({ stage: 'leads-stuck', error }),
            }),
        },
      ],
      stop: async () => {
        await delivery.stop();
        sender.close();
      },
    };
  };
};
