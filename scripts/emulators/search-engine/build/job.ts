import { writePartFile } from '../disk/part-file.ts';
import { buildIndex } from '../index/build.ts';
import { type IndexParts, partsOf } from '../index/index-parts.ts';
import type { IndexSchema } from '../index/schema.ts';
import { membersOf, type RecordState } from './record-state.ts';

export interface BuildJob {
  schema: IndexSchema;
  records: RecordState;
  /** True to copy the records into a new heap, because most of the old one is garbage. */
  repack: boolean;
  /** Snapshot file to write the result to, or null. */
  file: string | null;
}

export function runBuild({ schema, records, repack, file }: BuildJob): IndexParts {
  const { heap, members } = membersOf(records, repack);
  const parts = partsOf(buildIndex(schema, heap, members));
  if (file !== null) writePartFile(file, parts);
  return parts;
}
