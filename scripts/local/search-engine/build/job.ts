import { writePartFile } from '../disk/part-file.ts';
import { buildIndex } from '../index/build.ts';
import { type IndexParts, partsOf } from '../index/index-parts.ts';
import type { IndexSchema } from '../index/schema.ts';
import { membersOf, type Truth } from './truth.ts';

/** What a build needs to know. */
export interface BuildJob {
  schema: IndexSchema;
  truth: Truth;
  /** Whether to copy the records together, because most of the heap is garbage. */
  repack: boolean;
  /** Where to store the result as well, or null. */
  file: string | null;
}

/** Builds the index that the job describes and stores it if asked to. */
export function runBuild({ schema, truth, repack, file }: BuildJob): IndexParts {
  const { heap, members } = membersOf(truth, repack);
  const parts = partsOf(buildIndex(schema, heap, members));
  if (file !== null) writePartFile(file, parts);
  return parts;
}
