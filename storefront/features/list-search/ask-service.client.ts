'use client';
import type { BrowserConnection } from '@/stock/connection.ts';

export interface Query {
  indexName: string;
  query: string;
  filters: string;
  [parameter: string]: unknown;
}

export interface QueryAnswer<Hit> {
  hits: Hit[];
  nbHits: number;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number }>;
}

interface Client {
  search(requests: { requests: Query[] }): Promise<{ results: unknown[] }>;
}

let latest: { key: string; client: Promise<Client> } | null = null;

/** Queries the search service from the browser; the vendor's client loads with the first query. */
export async function askService<Hit>(
  connection: BrowserConnection,
  requests: Query[],
): Promise<QueryAnswer<Hit>[]> {
  const key = `${connection.host}|${connection.apiKey}`;
  if (latest?.key !== key)
    latest = {
      key,
      client: import('@/stock/lite-client.client.ts').then(
        // The page has its own bounded cache of results.
        ({ liteClientOf }) => liteClientOf(connection, { remembers: false }) as unknown as Client,
      ),
    };
  const { results } = await (await latest.client).search({ requests });
  return results as QueryAnswer<Hit>[];
}
