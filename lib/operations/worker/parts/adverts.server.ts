import { z } from 'zod';
import { mailSiteReader } from '../../../messaging/mail/mail-site.server.ts';
import { mailDomainOf, smtpSender } from '../../../messaging/mail/transport.server.ts';
import { listenTo, startStep } from '../../../platform/database/steps.server.ts';
import { parseEnvironment, variables } from '../../../platform/env.ts';
import { publishedContent } from '../../../sites/content-lake/client.server.ts';
import { advertsOfFeed } from '../../advertising/feed-vehicles.server.ts';
import { advertSources } from '../../advertising/push/advert-sources.server.ts';
import { AdvertWorker } from '../../advertising/push/advert-worker.server.ts';
import { ADVERT_CHANGES_CHANNEL } from '../../advertising/push/due-adverts.server.ts';
import { emailAdvertTroubles } from '../../advertising/push/email-troubles.server.ts';
import { receiverClients } from '../../advertising/push/receiver-clients.server.ts';
import { administratorEmails } from '../../back-office/administrators.server.ts';
import type { PreparePart } from '../worker-part.ts';

const schema = z.object({
  SMTP_URL: variables.SMTP_URL,
  MAIL_FROM: variables.MAIL_FROM,
  FEED_SECRET_KEY: variables.FEED_SECRET_KEY,
  GOOGLE_MERCHANT_URL: variables.GOOGLE_MERCHANT_URL,
  GOOGLE_OAUTH_URL: variables.GOOGLE_OAUTH_URL,
  META_GRAPH_URL: variables.META_GRAPH_URL,
  SANITY_PROJECT_ID: variables.SANITY_PROJECT_ID,
  SANITY_DATASET: variables.SANITY_DATASET,
  SANITY_API_HOST: variables.SANITY_API_HOST,
  SANITY_WRITE_TOKEN: variables.SANITY_WRITE_TOKEN,
});

/** Sends the changes of vehicles to the receivers of outgoing feeds as soon as they are committed. */
export const prepare: PreparePart = (environment) => {
  const client = publishedContent(environment);
  const reader = mailSiteReader(environment);
  const values = parseEnvironment(schema, environment);
  const { MAIL_FROM, SANITY_WRITE_TOKEN: token } = values;
  const project = {
    projectId: values.SANITY_PROJECT_ID,
    dataset: values.SANITY_DATASET,
    ...(values.SANITY_API_HOST && { host: values.SANITY_API_HOST }),
  };
  return async ({ databaseUrl, pool, report }) => {
    const sender = smtpSender({ url: values.SMTP_URL, from: MAIL_FROM });
    const stopping = new AbortController();
    const { signal } = stopping;
    const reportError = (error: unknown) => report({ stage: 'adverts', error });
    const sources = advertSources({ client, report: reportError });
    const worker = new AdvertWorker(
      {
        pool,
        adverts: advertsOfFeed,
        clientOf: receiverClients(pool, {
          secretKey: values.FEED_SECRET_KEY ?? null,
          googleMerchantUrl: values.GOOGLE_MERCHANT_URL,
          googleOauthUrl: values.GOOGLE_OAUTH_URL,
          metaGraphUrl: values.META_GRAPH_URL,
        }),
        now: () => new Date(),
        report: reportError,
        signal,
      },
      sources,
      () => step.wake(),
    );
    const step = startStep('adverts', signal, report, () => worker.tick());
    const listening = await listenTo({ databaseUrl, channel: ADVERT_CHANGES_CHANNEL }, signal, report, () =>
      step.wake(),
    );
    return {
      jobs: [
        {
          name: 'advert-troubles',
          cron: '*/5 * * * *',
          longestSeconds: 240,
          run: async () =>
            emailAdvertTroubles(pool, await sources(), {
              reader,
              sender,
              administrators: () =>
                token
                  ? administratorEmails(project, token).catch((error: unknown) => {
                      reportError(error);
                      return [];
                    })
                  : Promise.resolve([]),
              mailDomain: mailDomainOf(MAIL_FROM),
              report: reportError,
            }),
        },
      ],
      stop: async () => {
        stopping.abort();
        await Promise.all([step.ended, worker.settled(), listening.close()]);
        sender.close();
      },
    };
  };
};
