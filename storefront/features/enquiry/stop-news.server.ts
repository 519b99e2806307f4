import { readNewsToken } from '@forecourt/lib/leads/news-link';
import { hasNews, stopNews } from '@forecourt/lib/leads/stop-news.server';
import { databasePool, transaction } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';

const leadOf = (token: string) => readNewsToken(token, environment().RESERVATION_SECRET ?? '');

/** Whether news are still on for the link of a mail: the link is none of ours, they are off, or on. */
export type News = 'unknown' | 'off' | 'on';

/** @throws the database's error */
export async function newsOfLink({ slug: siteSlug }: Site, token: string): Promise<News> {
  const leadId = leadOf(token);
  if (!leadId) return 'unknown';
  const isOn = await hasNews(databasePool(environment().DATABASE_URL), { siteSlug, leadId });
  return isOn ? 'on' : 'off';
}

/**
 * Stops the news that a link is for; doing so twice does no harm.
 * @returns whether the token is one of ours: one that is not changes nothing
 * @throws the database's error
 */
export async function stopNewsByLink({ slug: siteSlug }: Site, token: string): Promise<boolean> {
  const leadId = leadOf(token);
  if (!leadId) return false;
  await transaction(databasePool(environment().DATABASE_URL), (connection) =>
    stopNews(connection, { siteSlug, leadId }),
  );
  return true;
}
