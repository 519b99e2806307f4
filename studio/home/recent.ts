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
 * What somebody changed, the latest first, each document once.
 * @param transactions the latest first, of anybody
 */
export function recentOf(
  transactions: readonly Transaction[],
  documents: readonly Summary[],
  userId: string,
): Entry[] {
  const byId = new Map<string, Summary>();
  // The latest changed stands first: a draft before what it will replace.
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

/** What whoever is signed in changed lately, by the history of the content lake. */
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
  // The client gives no body at all where nobody has changed anything.
  const transactions = (lines ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Transaction);
  return recentOf(transactions, documents, userId);
}
