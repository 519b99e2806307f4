import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyRecord } from '../index/operation.ts';
import { readParameters, type SearchParameters } from '../query/parameters.ts';
import { ApiError } from './api-error.ts';

const everyAcl = [
  'search',
  'browse',
  'addObject',
  'deleteObject',
  'listIndexes',
  'deleteIndex',
  'settings',
  'editSettings',
  'analytics',
  'recommendation',
  'usage',
  'logs',
  'seeUnretrievableAttributes',
  'admin',
] as const;

export type Acl = (typeof everyAcl)[number];

/** What the caller of a request may do. */
export interface Access {
  acl: readonly string[];
  /** Index names, `*` allowed at either end; empty for every index. */
  indexes: readonly string[];
  /** Search parameters that the key forces on every query. */
  forced: SearchParameters;
  maxHitsPerQuery: number;
}

const invalidKey = (): ApiError => new ApiError(403, 'Invalid Application-ID or API key');

/** The API keys of the application: the two it starts with and those made through the API. */
export class Keyring {
  private readonly made: ReadonlyMap<string, KeyRecord>;
  private readonly fixed: ReadonlyMap<string, KeyRecord>;

  constructor(adminKey: string, searchKey: string, made: ReadonlyMap<string, KeyRecord>) {
    this.made = made;
    this.fixed = new Map([
      [adminKey, keyRecord({ acl: [...everyAcl], description: 'Admin API Key' })],
      [searchKey, keyRecord({ acl: ['search'], description: 'Search-only API Key' })],
    ]);
  }

  get(key: string): KeyRecord | undefined {
    return this.fixed.get(key) ?? this.made.get(key);
  }

  isFixed(key: string): boolean {
    return this.fixed.has(key);
  }

  all(): [string, KeyRecord][] {
    return [...this.fixed, ...this.made];
  }

  /**
   * What a key allows. A secured key is base64 of a hex HMAC-SHA256 (by its parent key) and the query string that it
   * signs; the restrictions in that string are enforced.
   * @throws ApiError 403 for an unknown, forged or expired key
   */
  access(key: string, now: number): Access {
    const known = this.get(key);
    if (known !== undefined) return accessOf(known, now);
    const decoded = Buffer.from(key, 'base64').toString('utf8');
    const signature = decoded.slice(0, 64);
    const signed = decoded.slice(64);
    if (!/^[0-9a-f]{64}$/.test(signature)) throw invalidKey();
    for (const [parent, record] of this.all()) {
      // As on hosted Algolia the admin key signs no secured keys: they would outlive its rotation.
      if (record.acl.includes('admin')) continue;
      const expected = createHmac('sha256', parent).update(signed).digest('hex');
      if (timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) {
        return restricted(accessOf(record, now), new URLSearchParams(signed), now);
      }
    }
    throw invalidKey();
  }
}

function accessOf(record: KeyRecord, now: number): Access {
  if (record.validity > 0 && record.createdAt + record.validity < now) throw invalidKey();
  return {
    acl: record.acl,
    indexes: record.indexes,
    forced: record.queryParameters === '' ? {} : readParameters({ params: record.queryParameters }),
    maxHitsPerQuery: record.maxHitsPerQuery,
  };
}

function restricted(parent: Access, signed: URLSearchParams, now: number): Access {
  const validUntil = signed.get('validUntil');
  if (validUntil !== null && !(Number(validUntil) >= now)) throw new ApiError(403, 'The API key is expired');
  const indices = signed.get('restrictIndices');
  for (const name of ['validUntil', 'restrictIndices', 'restrictSources', 'userToken', 'referers'])
    signed.delete(name);
  const own = readParameters({ params: signed.toString() });
  return {
    acl: parent.acl.filter((acl) => acl === 'search' || acl === 'browse'),
    indexes: indices === null ? parent.indexes : indexNames(indices),
    forced: force(parent.forced, own),
    maxHitsPerQuery: parent.maxHitsPerQuery,
  };
}

function indexNames(text: string): string[] {
  if (!text.startsWith('[')) return text.split(',').map((name) => name.trim());
  try {
    const names: unknown = JSON.parse(text);
    if (Array.isArray(names)) return names.map(String);
  } catch {
    // Falls through to the refusal below.
  }
  throw invalidKey();
}

/** The parameters of a query with those its key forces: filters of both must hold, anything else is the key's. */
export function force(query: SearchParameters, forced: SearchParameters): SearchParameters {
  const result = { ...query, ...forced };
  if (query.filters?.trim() && forced.filters?.trim())
    result.filters = `(${query.filters}) AND (${forced.filters})`;
  else result.filters = forced.filters?.trim() ? forced.filters : query.filters;
  for (const name of ['facetFilters', 'numericFilters', 'tagFilters'] as const) {
    if (query[name] != null && forced[name] != null)
      result[name] = [...listOf(query[name]), ...listOf(forced[name])];
  }
  if (result.filters === undefined) delete result.filters;
  return result;
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const text = String(value);
  if (!text.trimStart().startsWith('[')) return text.split(',');
  try {
    return JSON.parse(text) as unknown[];
  } catch {
    throw new ApiError(400, `Invalid JSON list '${text}'`);
  }
}

/** Throws 403 unless the access covers the index. */
export function allowIndex(access: Access, index: string): void {
  if (access.indexes.length === 0 || access.indexes.some((pattern) => matches(pattern, index))) return;
  throw new ApiError(403, 'Index not allowed with this API key');
}

function matches(pattern: string, name: string): boolean {
  const start = pattern.startsWith('*');
  const end = pattern.endsWith('*');
  const core = pattern.slice(start ? 1 : 0, end && pattern.length > 1 ? -1 : undefined);
  if (start && end) return name.includes(core);
  if (start) return name.endsWith(core);
  return end ? name.startsWith(core) : name === core;
}

export function allow(access: Access, acl: Acl): void {
  if (!access.acl.includes(acl)) throw new ApiError(403, 'Method not allowed with this API key');
}

export function newKey(): string {
  return randomBytes(16).toString('hex');
}

export function keyRecord(given: Partial<KeyRecord>): KeyRecord {
  return {
    acl: [],
    description: '',
    indexes: [],
    maxHitsPerQuery: 0,
    maxQueriesPerIPPerHour: 0,
    queryParameters: '',
    referers: [],
    createdAt: 0,
    validity: 0,
    ...given,
  };
}
