import { fetchContent } from '../../../sites/content-lake/fetch-content.server.ts';
import { notifyStorefront } from '../../stock/outbox.server.ts';
import { modelRecordsQuery, modelRecordsSchema } from './model-records-query.ts';
import type { ModelTargets } from './model-targets.server.ts';
import { MODELS_CHANGED_PATH } from './models-changed.ts';
import { type SyncReport, syncModels } from './sync.server.ts';
import { toModelRecord } from './to-record.ts';

/**
 * Reads every published model, updates the index, then notifies the storefront of the manufacturers whose
 * models changed.
 *
 * @param notifyAll include unchanged manufacturers, after a round whose message may have been lost
 * @throws when the content lake, search or storefront does not respond with success
 */
export async function modelsRound(
  { content, search, listener }: ModelTargets,
  { notifyAll }: { notifyAll: boolean },
): Promise<SyncReport> {
  const models = await fetchContent(content, {
    name: 'modelRecordsQuery',
    query: modelRecordsQuery,
    schema: modelRecordsSchema,
  });
  const records = (models ?? []).flatMap((model) => toModelRecord(model) ?? []);
  const report = await syncModels(search, records);
  const everyManufacturer = notifyAll ? records.map(({ manufacturer }) => manufacturer.id) : [];
  const manufacturers = [...new Set([...report.manufacturers, ...everyManufacturer])];
  if (listener && manufacturers.length)
    await notifyStorefront(listener, MODELS_CHANGED_PATH, JSON.stringify({ manufacturers }));
  return report;
}
