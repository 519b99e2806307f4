import type { SearchClient, SearchParamsObject, SearchResponse } from 'algoliasearch';
import { carSettings, cars, sortRanking } from './cars.ts';
import { TestServer } from './server.ts';

export const index = 'Car_production';
export const replicas = { [`${index}_price_asc`]: 'asc(price)', [`${index}_price_desc`]: 'desc(price)' };

/** Starts a server with the cars in `Car_production` and two replicas sorted by price. */
export async function loadedServer(): Promise<TestServer> {
  const server = new TestServer();
  await server.start();
  const { client } = server;
  await client.setSettings({
    indexName: index,
    indexSettings: { ...carSettings, replicas: Object.keys(replicas) },
  });
  for (const [name, sort] of Object.entries(replicas)) {
    const indexSettings = { ranking: [sort, ...sortRanking], typoTolerance: 'min' as const };
    await client.setSettings({ indexName: name, indexSettings });
  }
  await client.saveObjects({ indexName: index, objects: cars, waitForTasks: true });
  return server;
}

export function searchIn(
  client: SearchClient,
  searchParams: SearchParamsObject,
  indexName = index,
): Promise<SearchResponse<Record<string, unknown>>> {
  return client.searchSingleIndex({ indexName, searchParams });
}

export async function idsOf(
  client: SearchClient,
  params: SearchParamsObject,
  indexName = index,
): Promise<string[]> {
  return (await searchIn(client, params, indexName)).hits.map(({ objectID }) => objectID);
}
