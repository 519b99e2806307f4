import type { GivenSettings } from '../query/parameters.ts';
import type { Synonym } from '../text/synonyms.ts';
import type { Rule } from './index-entry.ts';

export type RecordWrite =
  | { action: 'put'; body: { objectID: string; [attribute: string]: unknown } }
  | { action: 'update'; body: { objectID: string; [attribute: string]: unknown }; create: boolean }
  | { action: 'delete'; objectID: string };

/** A change to the catalogue. The log holds one per line; replaying them gives the same state. */
export type Operation = { at: string } & (
  | { type: 'write'; index: string; writes: RecordWrite[] }
  | { type: 'clear'; index: string }
  | { type: 'deleteIndex'; index: string }
  | { type: 'settings'; index: string; settings: GivenSettings; forward: boolean }
  | { type: 'saveSynonyms'; index: string; synonyms: Synonym[]; replace: boolean; forward: boolean }
  | { type: 'deleteSynonym'; index: string; objectID: string; forward: boolean }
  | { type: 'saveRules'; index: string; rules: Rule[]; replace: boolean; forward: boolean }
  | { type: 'deleteRule'; index: string; objectID: string; forward: boolean }
  | { type: 'copy' | 'move'; index: string; destination: string; scope: string[] | null }
  | { type: 'saveKey'; key: string; value: KeyRecord }
  | { type: 'deleteKey'; key: string }
);

export interface KeyRecord {
  acl: string[];
  description: string;
  indexes: string[];
  maxHitsPerQuery: number;
  maxQueriesPerIPPerHour: number;
  queryParameters: string;
  referers: string[];
  createdAt: number;
  /** Lifetime in seconds; 0 for unlimited. */
  validity: number;
}
