import { seedContent } from './content/main.ts';
import { seedConversions } from './conversions/main.ts';
import { seedFeedSecrets } from './feed-secrets.ts';
import { seedStock } from './stock/main.ts';

/**
 * Fills an empty installation with the demo sites: content first, so that a site exists before its stock.
 * @param options.environment variables printed by the services at their start
 * @param options.writerToken a content lake token with write access
 * @param options.report called with a short description of each step
 */
export async function seed({
  environment,
  writerToken,
  storefrontPort,
  report,
}: {
  environment: Record<string, string>;
  writerToken: string;
  storefrontPort: number;
  report: (detail: string) => void;
}): Promise<void> {
  const value = (name: string): string => {
    const variable = environment[name];
    if (!variable) throw new Error(`The services did not provide ${name}`);
    return variable;
  };
  report('content');
  await seedContent({
    apiHost: value('SANITY_API_HOST'),
    projectId: value('SANITY_PROJECT_ID'),
    dataset: value('SANITY_DATASET'),
    token: writerToken,
    storefrontPort,
    partnersUrl: value('GEOCODING_HOST'),
  });
  await seedFeedSecrets({ databaseUrl: value('DATABASE_URL'), master: value('FEED_SECRET_KEY') });
  report('advertising');
  await seedConversions({
    databaseUrl: value('DATABASE_URL'),
    secretKey: value('FEED_SECRET_KEY'),
    googleUrl: value('GOOGLE_DATA_MANAGER_URL'),
  });
  report('stock');
  await seedStock({
    databaseUrl: value('DATABASE_URL'),
    mediaUrl: value('MEDIA_URL'),
    search: {
      appId: value('ALGOLIA_APP_ID'),
      adminKey: value('ALGOLIA_ADMIN_KEY'),
      host: value('ALGOLIA_HOST'),
    },
  });
}
