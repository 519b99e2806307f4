import { parentPort } from 'node:worker_threads';
import { type BuildJob, runBuild } from './job.ts';

/** The thread that builds indexes: takes one job at a time and posts back its result or what went wrong. */
parentPort?.on('message', ({ id, job }: { id: number; job: BuildJob }) => {
  try {
    const parts = runBuild(job);
    parentPort?.postMessage({ id, parts }, [...buffersOf(parts)]);
  } catch (error) {
    parentPort?.postMessage({
      id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});

/** Every buffer inside a value, to be handed over instead of copied. */
function buffersOf(value: unknown, found = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer) found.add(value.buffer);
  } else if (typeof value === 'object' && value !== null && !(value instanceof SharedArrayBuffer)) {
    for (const item of Object.values(value)) buffersOf(item, found);
  }
  return found;
}
