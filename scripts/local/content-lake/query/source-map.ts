import type { Lake } from '../lake.ts';
import type { QueryRequest } from './run.ts';

export function sourceMapOf(_lake: Lake, _request: QueryRequest) {
  return { documents: [], paths: [], mappings: {} };
}
