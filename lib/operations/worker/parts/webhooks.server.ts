import { z } from 'zod';
import { mailSiteReader } from '../../../messaging/mail/mail-site.server.ts';
import { mailDomainOf, smtpSender } from '../../../messaging/mail/transport.server.ts';
import { parseEnvironment, variables } from '../../../platform/env.ts';
import { administratorEmails } from '../../back-office/administrators.server.ts';
import { reportDisabledWebhooks } from '../../webhooks/report-disabled.server.ts';
import { startWebhooks } from '../../webhooks/start.server.ts';
import type { PreparePart } from '../worker-part.ts';

const schema = z.object({
  SMTP_URL: variables.SMTP_URL,
  MAIL_FROM: variables.MAIL_FROM,
  LEAD_CHANNEL_SECRET: variables.LEAD_CHANNEL_SECRET,
  SANITY_PROJECT_ID: variables.SANITY_PROJECT_ID,
  SANITY_DATASET: variables.SANITY_DATASET,
  SANITY_API_HOST: variables.SANITY_API_HOST,
  SANITY_WRITE_TOKEN: variables.SANITY_WRITE_TOKEN,
});

/** Sends events to dealers' systems, and reports disabled webhooks every 5 minutes. */
export const prepare: PreparePart = (environment) => {
  const values = parseEnvironment(schema, environment);
  const {
    SMTP_URL,
    MAIL_FROM,
    LEAD_CHANNEL_SECRET,
    SANITY_WRITE_TOKEN: token,
    SANITY_API_HOST: host,
  } = values;
  const project = {
    projectId: values.SANITY_PROJECT_ID,
    dataset: values.SANITY_DATASET,
    ...(host && { host }),
  };
  const reader = mailSiteReader(environment);
  return async (context) => {
    const report = (error: unknown) => context.report({ stage: 'webhooks-report', error });
    const sender = smtpSender({ url: SMTP_URL, from: MAIL_FROM });
    const webhooks = await startWebhooks(context, {
      site: (slug) => reader.site(slug),
      secret: LEAD_CHANNEL_SECRET ?? null,
    });
    /** Without them, the site's recipients are emailed. */
    const administrators = async (): Promise<string[]> => {
      if (!token) return [];
      return administratorEmails(project, token).catch((error: unknown) => {
        report(error);
        return [];
      });
    };
    return {
      jobs: [
        {
          name: 'webhooks-report',
          cron: '*/5 * * * *',
          longestSeconds: 240,
          run: () =>
            reportDisabledWebhooks(context.pool, {
              reader,
              sender,
              mailDomain: mailDomainOf(MAIL_FROM),
              administrators,
              report,
            }),
        },
      ],
      stop: async () => {
        await webhooks.stop();
        sender.close();
      },
    };
  };
};
