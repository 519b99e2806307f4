import { isDeepStrictEqual } from 'node:util';
import type { Algoliasearch } from 'algoliasearch';
import { MODELS_INDEX, type ModelRecord } from './record.ts';

export interface SyncReport {
  saved: string[];
  deleted: string[];
  manufacturers: string[];
}

/**
 * Updates the index of models to exactly these records. It compares whole states, so it may run at any time,
 * repeatedly, or after missed changes; unchanged records are not written.
 *
 * @returns once searches see the changes
 * @throws the client's ApiError, or RetryError when the service does not respond
 */
export async function syncModels(
  search: Algoliasearch,
  records: readonly ModelRecord[],
): Promise<SyncReport> {
  const earlierRecords = await indexedRecords(search);
  const publishedById = new Map(records.map((record) => [record.objectID, record]));
  const changedRecords = records.filter(
    (record) => !isDeepStrictEqual(earlierRecords.get(record.objectID), plain(record)),
  );
  const goneRecords = [...earlierRecords.values()].filter(({ objectID }) => !publishedById.has(objectID));
  if (changedRecords.length)
    await search.saveObjects({
      indexName: MODELS_INDEX,
      objects: changedRecords.map((record) => ({ ...record })),
      waitForTasks: true,
    });
  if (goneRecords.length)
    await search.deleteObjects({
      indexName: MODELS_INDEX,
      objectIDs: goneRecords.map(({ objectID }) => objectID),
      waitForTasks: true,
    });
  const before = changedRecords.flatMap(({ objectID }) => earlierRecords.get(objectID) ?? []);
  return {
    saved: changedRecords.map(({ objectID }) => objectID),
    deleted: goneRecords.map(({ objectID }) => objectID),
    manufacturers: [
      ...new Set(
        [...changedRecords, ...before, ...goneRecords].flatMap(({ manufacturer }) => manufacturer?.id ?? []),
      ),
    ],
  };
}

/** Removes undefined values, which the service does not return. */
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
