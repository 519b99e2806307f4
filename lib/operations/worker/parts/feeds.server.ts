import { z } from 'zod';
import { feedPhotoHosts, publishAllPhotoHosts } from '../../../inventory/media/feed-hosts.server.ts';
import { keptPhotosOf } from '../../../inventory/media/open-storage.server.ts';
import { photosThatCanBeShownBy } from '../../../inventory/media/shown-photos.server.ts';
import { markDueFeeds } from '../../../inventory/stock/fetching/due.server.ts';
import { emailFeedTroubles } from '../../../inventory/stock/fetching/email-troubles.server.ts';
import { feedsOfLake } from '../../../inventory/stock/fetching/feeds-of-lake.server.ts';
import { FEED_CHANNEL } from '../../../inventory/stock/fetching/request-run.server.ts';
import { type FeedTools, runNextFeed } from '../../../inventory/stock/fetching/run.server.ts';
import { recordKilledImports } from '../../../inventory/stock/importing/import-starts.server.ts';
import { mailSiteReader } from '../../../messaging/mail/mail-site.server.ts';
import { mailDomainOf, smtpSender } from '../../../messaging/mail/transport.server.ts';
import { listenTo, startStep } from '../../../platform/database/steps.server.ts';
import { parseEnvironment, variables } from '../../../platform/env.ts';
import { isPublicAddress } from '../../../platform/network/public-address.ts';
import { administratorEmails } from '../../back-office/administrators.server.ts';
import type { StudioProject } from '../../back-office/staff.server.ts';
import type { PreparePart } from '../worker-part.ts';

const schema = z.object({
  SMTP_URL: variables.SMTP_URL,
  MAIL_FROM: variables.MAIL_FROM,
  FEED_SECRET_KEY: variables.FEED_SECRET_KEY,
  FEED_INBOX: variables.FEED_INBOX,
  MEDIA_PRIVATE_SOURCES: variables.MEDIA_PRIVATE_SOURCES,
  SANITY_PROJECT_ID: variables.SANITY_PROJECT_ID,
  SANITY_DATASET: variables.SANITY_DATASET,
  SANITY_API_HOST: variables.SANITY_API_HOST,
  SANITY_WRITE_TOKEN: variables.SANITY_WRITE_TOKEN,
});

/** Concurrent runs, so that a slow server does not block other feeds. */
const AT_ONCE = 2;

export const prepare: PreparePart = (environment) => {
  const {
    SMTP_URL,
    MAIL_FROM,
    FEED_SECRET_KEY,
    FEED_INBOX,
    MEDIA_PRIVATE_SOURCES: privately,
    SANITY_WRITE_TOKEN: token,
    ...access
  } = parseEnvironment(schema, environment);
  const reader = mailSiteReader(environment);
  const openPhotos = keptPhotosOf(environment);
  const feeds = feedsOfLake(environment);
  // Validates the environment at startup.
  photosThatCanBeShownBy([], environment);
  const tools: Omit<FeedTools, 'keptPhotos'> = {
    feed: async (feedId) => (await feeds()).find(({ id }) => id === feedId) ?? null,
    secretKey: FEED_SECRET_KEY ?? null,
    inboxRoot: FEED_INBOX ?? null,
    privateHosts: privately.flatMap((source) => URL.parse(source)?.hostname ?? []),
    isAllowedAddress: isPublicAddress,
    canBeShown: async (db) => photosThatCanBeShownBy(await feedPhotoHosts(db), environment),
  };
  const project: StudioProject = {
    projectId: access.SANITY_PROJECT_ID,
    dataset: access.SANITY_DATASET,
    ...(access.SANITY_API_HOST && { host: access.SANITY_API_HOST }),
  };
  return async ({ databaseUrl, pool, report }) => {
    const sender = smtpSender({ url: SMTP_URL, from: MAIL_FROM });
    const keptPhotos = await openPhotos();
    const stopping = new AbortController();
    const { signal } = stopping;
    const steps = Array.from({ length: AT_ONCE }, () =>
      startStep('run', signal, report, () => runNextFeed(pool, { ...tools, keptPhotos }, signal)),
    );
    const listening = await listenTo({ databaseUrl, channel: FEED_CHANNEL }, signal, report, () => {
      for (const step of steps) step.wake();
    });
    return {
      jobs: [
        {
          name: 'feeds',
          cron: '* * * * *',
          longestSeconds: 300,
          atStart: true,
          run: async () => {
            const publishedFeeds = await feeds();
            await publishAllPhotoHosts(pool, publishedFeeds);
            await recordKilledImports(pool);
            await markDueFeeds(pool, publishedFeeds);
            await emailFeedTroubles(pool, publishedFeeds, {
              reader,
              sender,
              // Without them, the site's recipients are emailed.
              administrators: () =>
                token
                  ? administratorEmails(project, token).catch((error: unknown) => {
                      report({ stage: 'feeds', error });
                      return [];
                    })
                  : Promise.resolve([]),
              mailDomain: mailDomainOf(MAIL_FROM),
              report: (error) => report({ stage: 'feeds', error }),
            });
          },
        },
      ],
      stop: async () => {
        stopping.abort();
        await Promise.all([...steps.map(({ ended }) => ended), listening.close()]);
        sender.close();
      },
    };
  };
};
