import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyRecord } from '../index/operation.ts';
import { ApiError, invalidKey } from './api-error.ts';
import { narrowed, type Restrictions } from './restrictions.ts';
import { comesFrom } from './sources.ts';

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
export interface Access extends Restrictions {
  acl: readonly string[];
  maxHitsPerQuery: number;
  /** Calls of one caller within an hour; 0 for any number. A secured key draws on its parent's. */
  maxCallsPerHour: number;
  /** What calls are counted under. */
  countedAs: string;
}

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
    if (known !== undefined) return accessOf(key, known, now);
    const decoded = Buffer.from(key, 'base64').toString('utf8');
    const signature = decoded.slice(0, 64);
    const signed = decoded.slice(64);
    if (!/^[0-9a-f]{64}$/.test(signature)) throw invalidKey();
    for (const [parent, record] of this.all()) {
      // As on hosted Algolia the admin key signs no secured keys: they would outlive its rotation.
      if (record.acl.includes('admin')) continue;
      const expected = createHmac('sha256', parent).update(signed).digest('hex');
      if (timingSafeEqual(Buffer.from(expected), Buffer.from(signature)))
        return restricted(accessOf(parent, record, now), signed, now);
    }
    throw invalidKey();
  }
}

function accessOf(key: string, record: KeyRecord, now: number): Access {
  if (record.validity > 0 && record.createdAt + record.validity < now) throw invalidKey();
  const named = (list: readonly string[]) => (list.length === 0 ? [] : [list]);
  const own = { indexes: named(record.indexes), sources: [], referers: named(record.referers), forced: {} };
  return {
    acl: record.acl,
    maxHitsPerQuery: record.maxHitsPerQuery,
    maxCallsPerHour: record.maxQueriesPerIPPerHour,
    countedAs: key,
    ...narrowed(own, record.queryParameters, now),
  };
}

function restricted(parent: Access, signed: string, now: number): Access {
  return {
    ...parent,
    acl: parent.acl.filter((acl) => acl === 'search' || acl === 'browse'),
    ...narrowed(parent, signed, now),
  };
}

/** Throws 403 unless the access covers the index. */
export function allowIndex(access: Access, index: string): void {
  if (access.indexes.every((names) => names.some((pattern) => matches(pattern, index)))) return;
  throw new ApiError(403, 'Index not allowed with this API key');
}

/**
 * Throws 403 unless the request comes from where the key may be used.
 * @param address of the caller
 * @param referer the page that asks, as browsers tell it
 */
export function allowOrigin(access: Access, address: string, referer: string | undefined): void {
  if (!access.sources.every((sources) => comesFrom(sources, address)))
    throw new ApiError(403, 'Method not allowed with this source');
  // Browsers end a bare origin with a slash, patterns need not: `*.example.com.au`.
  const pages = referer === undefined ? [] : [referer, referer.replace(/\/$/, '')];
  const allowed = access.referers.every((patterns) =>
    patterns.some((pattern) => pages.some((page) => matches(pattern, page))),
  );
  if (!allowed) throw new ApiError(403, 'Method not allowed with this referer');
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
