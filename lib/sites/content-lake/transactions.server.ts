import type { SanityClient } from '@sanity/client';
import { z } from 'zod';

const transactionSchema = z.object({
  id: z.string(),
  /** Studio user id, or that of an API token. */
  author: z.string(),
  timestamp: z.string(),
});
export type LakeTransaction = z.output<typeof transactionSchema>;

/**
 * Returns the transactions that changed a document, oldest first, without their content
 * (https://www.sanity.io/docs/http-reference/history).
 * @param lake a client that reads the history
 * @param query of the history API, such as `limit` or `toTransaction`
 * @throws the client's error, or zod's for an unknown shape
 */
export async function transactionsOf(
  lake: SanityClient,
  id: string,
  query: Readonly<Record<string, string>>,
): Promise<LakeTransaction[]> {
  const lines = await lake.request<string | undefined>({
    url: `/data/history/${lake.config().dataset}/transactions/${id}`,
    query: { excludeContent: 'true', ...query },
    tag: 'history',
  });
  // The client returns no body if there are no transactions.
  return (lines ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => transactionSchema.parse(JSON.parse(line)));
}
