import { isDeepStrictEqual } from 'node:util';
import type { Algoliasearch } from 'algoliasearch';
import { MODELS_INDEX, type ModelRecord } from './record.ts';

/** Which models a sync saved and deleted, by id, and their manufacturers. */
export interface SyncReport {
  saved: string[];
  deleted: string[];
  /** Ids of the manufacturers of the models before and after the change. */
  manufacturers: string[];
}

/**
 * Makes the index of models hold exactly these records. It compares whole states, so it may run at any time, twice, or
 * after missed changes; records that are right already are not written again.
 * @returns once searches see it
 * @throws the client's ApiError, or RetryError when the service does not answer
 */
export async function syncModels(
  search: Algoliasearch,
  records: readonly ModelRecord[],
): Promise<SyncReport> {
  const indexed = await indexedRecords(search);
  const published = new Map(records.map((record) => [record.objectID, record]));
  const saved = records.filter((record) => !isDeepStrictEqual(indexed.get(record.objectID), plain(record)));
  const deleted = [...indexed.values()].filter(({ objectID }) => !published.has(objectID));
  if (saved.length)
    await search.saveObjects({
      indexName: MODELS_INDEX,
      objects: saved.map((record) => ({ ...record })),
      waitForTasks: true,
    });
  if (deleted.length)
    await search.deleteObjects({
      indexName: MODELS_INDEX,
      objectIDs: deleted.map(({ objectID }) => objectID),
      waitForTasks: true,
    });
  const before = saved.flatMap(({ objectID }) => indexed.get(objectID) ?? []);
  return {
    saved: saved.map(({ objectID }) => objectID),
    deleted: deleted.map(({ objectID }) => objectID),
    manufacturers: [
      ...new Set([...saved, ...before, ...deleted].flatMap(({ manufacturer }) => manufacturer?.id ?? [])),
    ],
  };
}

/** As the service gives it back: without what JSON does not carry. */
const plain = (record: ModelRecord): unknown => JSON.parse(JSON.stringify(record));

async function indexedRecords(search: Algoliasearch): Promise<Map<string, ModelRecord>> {
  const recordsById = new Map<string, ModelRecord>();
  await search.browseObjects<ModelRecord>({
    indexName: MODELS_INDEX,
    browseParams: { query: '', hitsPerPage: 1_000 },
    aggregator: ({ hits }) => {
      for (const { _highlightResult: _, ...hit } of hits) recordsById.set(hit.objectID, hit);
    },
  });
  return recordsById;
}
