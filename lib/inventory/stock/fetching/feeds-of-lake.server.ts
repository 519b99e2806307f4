import { feedsQuery } from '@forecourt/schemas/queries/feeds';
import { publishedContent } from '../../../sites/content-lake/client.server.ts';
import { type ReadFeed, readFeed } from './definition.server.ts';

/**
 * Returns a function that reads every published feed document, without caching.
 *
 * @throws EnvironmentError
 */
export function feedsOfLake(environment: Record<string, string | undefined>): () => Promise<ReadFeed[]> {
  const client = publishedContent(environment);
  return async () => (await client.fetch(feedsQuery)).map(readFeed);
}
