import { ClientError, type SanityClient } from '@sanity/client';
import { z } from 'zod';
import { transactionsOf } from '../../sites/content-lake/transactions.server.ts';

/** Publications of a trial that are looked at. The first one usually starts it. */
const MOST_LOOKED_AT = 20;

const documentsSchema = z.object({
  documents: z.array(z.looseObject({ state: z.string().nullish() })),
});

/**
 * Returns the studio user who started a trial, from the content lake's history: the author of the first published
 * revision in which it runs.
 * @param lake a client that reads the history
 * @returns null if the history does not tell, or the client's token may not read it
 * @throws the client's error
 */
export async function trialStartedBy(lake: SanityClient, id: string): Promise<string | null> {
  try {
    return await authorOfStart(lake, id);
  } catch (error) {
    if (error instanceof ClientError && error.statusCode === 403) return null;
    throw error;
  }
}

async function authorOfStart(lake: SanityClient, id: string): Promise<string | null> {
  const transactions = await transactionsOf(lake, id, { limit: String(MOST_LOOKED_AT) });
  for (const { id: revision, author } of transactions) {
    const { documents } = documentsSchema.parse(
      await lake.request({
        url: `/data/history/${lake.config().dataset}/documents/${id}`,
        query: { revision },
        tag: 'trials.history',
      }),
    );
    if (documents[0]?.state === 'running') return author;
  }
  return null;
}
