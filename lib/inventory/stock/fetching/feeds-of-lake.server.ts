import { z } from 'zod';
import { writeLine } from '../../../platform/logging/write-line.server.ts';
import { publishedContent } from '../../../sites/content-lake/client.server.ts';
import { type ReadFeed, readFeed } from './definition.server.ts';
import { feedsQuery } from './feeds-query.ts';

const rowsSchema = z.array(z.unknown());

/**
 * Returns a function that reads every published feed document, without caching. One without a valid id is
 * logged and ignored.
 *
 * @throws EnvironmentError
 */
export function feedsOfLake(environment: Record<string, string | undefined>): () => Promise<ReadFeed[]> {
  const client = publishedContent(environment);
  return async () =>
    rowsSchema.parse(await client.fetch(feedsQuery)).flatMap((row) => {
      const feed = readFeed(row);
      if (!feed) writeLine('warn', {}, 'feed_without_id_ignored');
      return feed ?? [];
    });
}
