import type { Algoliasearch, IndexSettings } from 'algoliasearch';
import { replicaSettings, STOCK_INDEX_SETTINGS } from './index-settings.ts';
import { MODELS_INDEX } from './models/record.ts';
import { STOCK_INDEX } from './record.ts';
import { allReplicas } from './replicas.ts';
import { FORMER_DISTANCE_INDEX } from './sorts.ts';
import { STOCK_SYNONYMS } from './synonyms.ts';

const MODELS_INDEX_SETTINGS = {
  searchableAttributes: ['model.name', 'manufacturer.name', 'model.body'],
  attributesForFaceting: [
    'searchable(manufacturer.name)', // SEARCH-42
    'searchable(model.name)', // SEARCH-43
    'model.body', // SEARCH-44
    'filterOnly(manufacturer.id)',
    'filterOnly(model.status)',
  ],
  customRanking: ['asc(manufacturer.name)', 'asc(model.name)'],
  attributesToHighlight: [],
  maxValuesPerFacet: 1_000,
  queryLanguages: ['en'],
  removeWordsIfNoResults: 'none',
} satisfies IndexSettings;

/**
 * Configures the stock index and its replicas with settings and synonyms, deletes obsolete replicas, and
 * waits until all changes are live. Idempotent.
 *
 * @param options.byState whether sites may search by prices by state (`SEARCH_PRICES_BY_STATE`)
 * @throws the client's ApiError, or RetryError when the service does not respond
 */
export async function configureStockIndex(
  client: Algoliasearch,
  { byState = false }: { byState?: boolean } = {},
): Promise<void> {
  const replicas = allReplicas(byState);
  const names = replicas.map(({ indexName }) => indexName);
  const wait = async (indexName: string, taskID: number) => client.waitForTask({ indexName, taskID });
  const primary = await client.setSettings({
    indexName: STOCK_INDEX,
    indexSettings: { ...STOCK_INDEX_SETTINGS, replicas: names },
  });
  await wait(STOCK_INDEX, primary.taskID);
  for (const replica of replicas) {
    const { indexName } = replica;
    const { taskID } = await client.setSettings({ indexName, indexSettings: replicaSettings(replica) });
    await wait(indexName, taskID);
  }
  // A former replica would keep its records, which are charged for. Deleting a missing index is harmless.
  const unused = allReplicas(true).filter(({ indexName }) => !names.includes(indexName));
  for (const indexName of [FORMER_DISTANCE_INDEX, ...unused.map((replica) => replica.indexName)]) {
    const former = await client.deleteIndex({ indexName });
    await wait(indexName, former.taskID);
  }
  const { taskID } = await client.saveSynonyms({
    indexName: STOCK_INDEX,
    synonymHit: STOCK_SYNONYMS,
    replaceExistingSynonyms: true,
    forwardToReplicas: true,
  });
  await wait(STOCK_INDEX, taskID);
}

/** Configures the index of models, which has no replicas and needs no synonyms. */
export async function configureModelsIndex(client: Algoliasearch): Promise<void> {
  const { taskID } = await client.setSettings({
    indexName: MODELS_INDEX,
    indexSettings: MODELS_INDEX_SETTINGS,
  });
  await client.waitForTask({ indexName: MODELS_INDEX, taskID });
}
