import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import type { SanityClient } from 'sanity';
import { type Entry, entryOf } from './lists.ts';
import type { Summary } from './query.ts';

interface Transaction {
  author: string;
  timestamp: string;
  documentIDs: string[];
}

const MOST = 8;
const TRANSACTIONS = 200;

/**
 * Returns the documents a user changed, latest first, each once.
 * @param transactions of any user, latest first
 */
export function recentOf(
  transactions: readonly Transaction[],
  documents: readonly Summary[],
  userId: string,
): Entry[] {
  const byId = new Map<string, Summary>();
  // Sorted latest first, so a draft comes before the document it will replace.
  for (const document of documents) {
    const id = publishedIdOf(document._id);
    if (!byId.has(id)) byId.set(id, document);
  }
  const recent = new Map<string, Entry>();
  for (const { author, timestamp, documentIDs } of transactions) {
    if (author !== userId) continue;
    for (const id of documentIDs.map(publishedIdOf)) {
      const document = byId.get(id);
      if (document && !recent.has(id)) recent.set(id, { ...entryOf(document), at: new Date(timestamp) });
    }
  }
  return [...recent.values()].slice(0, MOST);
}

/** Loads what the user changed recently from the content lake's history. */
export async function loadRecent(
  client: SanityClient,
  documents: readonly Summary[],
  userId: string,
): Promise<Entry[]> {
  if (documents.length === 0) return [];
  const ids = documents.map(({ _id }) => _id).join(',');
  const lines = await client.request<string | undefined>({
    url: `/data/history/${client.config().dataset}/transactions/${ids}`,
    query: { excludeContent: 'true', reverse: 'true', limit: String(TRANSACTIONS), authors: userId },
  });
  // The client returns no body if there are no transactions.
  const transactions = (lines ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Transaction);
  return recentOf(transactions, documents, userId);
}
