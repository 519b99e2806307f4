import { parentPort } from 'node:worker_threads';
import { buffersOf, inBlocks, release } from '../columns/memory.ts';
import { type BuildJob, runBuild } from './job.ts';

/** The build thread: processes one job at a time and posts back its result or error. */
parentPort?.on('message', (message: { id: number; job: BuildJob } | 'end') => {
  if (message === 'end') {
    parentPort?.close();
    return;
  }
  const { id, job } = message;
  try {
    const builtIndex = runBuild(job);
    const parts = inBlocks(builtIndex);
    parentPort?.postMessage({ id, parts }, [...buffersOf(parts)]);
    // Free this job's memory before the next job.
    release([builtIndex, job.records.places, job.records.ids]);
  } catch (error) {
    parentPort?.postMessage({
      id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
