import { parentPort, workerData } from 'node:worker_threads';
import type { LakeDocument } from '../../document.ts';
import { ApiError, timedOut } from '../../errors.ts';
import { type Change, DocumentIndex } from '../../store/document-index.ts';
import { QueryTimeout } from '../deadline.ts';
import { type QueryRequest, type QuerySource, runAnyQuery } from '../run.ts';
import { Views } from '../views.ts';
import type { FromThread, ThreadData, ToThread } from './message.ts';

const { documents, options } = workerData as ThreadData;
const index = new DocumentIndex();
for (const document of JSON.parse(documents) as LakeDocument[]) index.add(document);

const source: QuerySource = {
  options,
  views: new Views(index),
  // The full-text index exists only in the main thread; without it a search reads every document.
  text: { find: () => undefined },
};

parentPort?.on('message', async (message: ToThread) => {
  if ('changes' in message) follow(message.changes);
  else parentPort?.postMessage(await runRequest(message.id, message.request, message.until));
});

function follow(json: string): void {
  const changes = (JSON.parse(json) as Omit<Change, 'before'>[]).map(({ id, after }) => ({
    id,
    before: index.documents.get(id) ?? null,
    after,
  }));
  index.apply(changes);
  source.views.update(changes);
}

async function runRequest(id: number, request: QueryRequest, until: number): Promise<FromThread> {
  try {
    const remainingMs = until - Date.now();
    if (remainingMs <= 0) throw new QueryTimeout();
    return { id, outcome: JSON.stringify(await runAnyQuery(source, request, remainingMs)) };
  } catch (error) {
    const { status, body } = asApiError(error);
    return { id, status, body };
  }
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof QueryTimeout) return timedOut();
  return new ApiError(500, { error: { description: 'An internal error occurred' } });
}
