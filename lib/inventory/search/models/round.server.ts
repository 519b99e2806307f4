import { modelRecordsQuery } from '@forecourt/schemas/queries/directory';
// The answers of the queries, by the text of the query.
import type {} from '@forecourt/schemas/sanity.types';
import { tell } from '../../stock/announce.server.ts';
import { MODELS_CHANGED_PATH } from './change.ts';
import { type SyncReport, syncModels } from './sync.server.ts';
import type { ModelTargets } from './targets.server.ts';
import { toModelRecord } from './to-record.ts';

/**
 * Reads every published model, brings the index up to date, then tells the storefront which manufacturers' models changed.
 * @param tellAll tells of every manufacturer, changed or not: after a round whose message may have been lost
 * @throws when the content lake or the search does not answer, or the storefront not with success
 */
export async function modelsRound(
  { content, search, listener }: ModelTargets,
  { tellAll }: { tellAll: boolean },
): Promise<SyncReport> {
  const models = await content.fetch(modelRecordsQuery);
  const records = models.flatMap((model) => toModelRecord(model) ?? []);
  const report = await syncModels(search, records);
  const everyManufacturer = tellAll ? records.map(({ manufacturer }) => manufacturer.id) : [];
  const manufacturers = [...new Set([...report.manufacturers, ...everyManufacturer])];
  if (listener && manufacturers.length)
    await tell(listener, MODELS_CHANGED_PATH, JSON.stringify({ manufacturers }));
  return report;
}
