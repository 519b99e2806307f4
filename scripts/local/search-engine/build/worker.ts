import { parentPort } from 'node:worker_threads';
import { type BuildJob, runBuild } from './job.ts';

/** The build thread: takes one job at a time and posts back its result or its error. */
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

/** Every buffer inside a value, to be transferred instead of copied. */
function buffersOf(value: unknown, buffers = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer) buffers.add(value.buffer);
  } else if (typeof value === 'object' && value !== null && !(value instanceof SharedArrayBuffer)) {
    for (const item of Object.values(value)) buffersOf(item, buffers);
  }
  return buffers;
}
