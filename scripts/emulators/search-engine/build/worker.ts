import { parentPort } from 'node:worker_threads';
import { buffersOf, inBlocks, release } from '../columns/memory.ts';
import { type BuildJob, runBuild } from './job.ts';

/** The build thread: takes one job at a time and posts back its result or its error. */
parentPort?.on('message', ({ id, job }: { id: number; job: BuildJob }) => {
  try {
    const builtIndex = runBuild(job);
    const parts = inBlocks(builtIndex);
    parentPort?.postMessage({ id, parts }, [...buffersOf(parts)]);
    // What stays behind would otherwise stand beside the next job's.
    release([builtIndex, job.records.places, job.records.ids]);
  } catch (error) {
    parentPort?.postMessage({
      id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
