import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyRecord } from '../index/operation.ts';
import { ApiError, invalidKey } from './api-error.ts';
import { addRestrictions, type Restrictions } from './restrictions.ts';
import { includesAddress } from './sources.ts';

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

export interface Access extends Restrictions {
  acl: readonly string[];
  maxHitsPerQuery: number;
  /** Maximum calls per caller and hour; 0 for unlimited. A secured key shares its parent's quota. */
  maxCallsPerHour: number;
  countedAs: string;
}

/** The API keys of the application: two configured ones, and those created through the API. */
export class Keyring {
  private readonly created: ReadonlyMap<string, KeyRecord>;
  private readonly configured: ReadonlyMap<string, KeyRecord>;

  constructor(adminKey: string, searchKey: string, createdKeys: ReadonlyMap<string, KeyRecord>) {
    this.created = createdKeys;
    this.configured = new Map([
      [adminKey, keyRecord({ acl: [...everyAcl], description: 'Admin API Key' })],
      [searchKey, keyRecord({ acl: ['search'], description: 'Search-only API Key' })],
    ]);
  }

  get(key: string): KeyRecord | undefined {
    return this.configured.get(key) ?? this.created.get(key);
  }

  isConfigured(key: string): boolean {
    return this.configured.has(key);
  }

  all(): [string, KeyRecord][] {
    return [...this.configured, ...this.created];
  }

  /**
   * Returns the permissions of a key. A secured key is the base64 of a hex HMAC-SHA256 (signed with its
   * parent key) followed by the query string it signs, whose restrictions are enforced.
   * @throws ApiError 403 for an unknown, forged or expired key
   */
  access(key: string, now: number): Access {
    const record = this.get(key);
    if (record !== undefined) return accessOf(key, record, now);
    const decodedKey = Buffer.from(key, 'base64').toString('utf8');
    const signature = decodedKey.slice(0, 64);
    const restrictions = decodedKey.slice(64);
    if (!/^[0-9a-f]{64}$/.test(signature)) throw invalidKey();
    for (const [parent, record] of this.all()) {
      // As in hosted Algolia, the admin key cannot sign secured keys, because they would outlive its
      // rotation.
      if (record.acl.includes('admin')) continue;
      const expectedHash = createHmac('sha256', parent).update(restrictions).digest('hex');
      if (timingSafeEqual(Buffer.from(expectedHash), Buffer.from(signature)))
        return securedAccess(accessOf(parent, record, now), restrictions, now);
    }
    throw invalidKey();
  }
}

function accessOf(key: string, record: KeyRecord, now: number): Access {
  if (record.validity > 0 && record.createdAt + record.validity < now) throw invalidKey();
  const asRestriction = (list: readonly string[]) => (list.length === 0 ? [] : [list]);
  const ownRestrictions = {
    indexes: asRestriction(record.indexes),
    sources: [],
    referers: asRestriction(record.referers),
    forced: {},
  };
  return {
    acl: record.acl,
    maxHitsPerQuery: record.maxHitsPerQuery,
    maxCallsPerHour: record.maxQueriesPerIPPerHour,
    countedAs: key,
    ...addRestrictions(ownRestrictions, record.queryParameters, now),
  };
}

function securedAccess(parent: Access, restrictions: string, now: number): Access {
  return {
    ...parent,
    acl: parent.acl.filter((acl) => acl === 'search' || acl === 'browse'),
    ...addRestrictions(parent, restrictions, now),
  };
}

export function allowIndex(access: Access, index: string): void {
  if (access.indexes.every((names) => names.some((pattern) => matches(pattern, index)))) return;
  throw new ApiError(403, 'Index not allowed with this API key');
}

/**
 * Throws 403 unless the request comes from an allowed network and page.
 * @param address of the caller
 * @param referer the page that sent the request, according to the browser
 */
export function allowOrigin(access: Access, address: string, referer: string | undefined): void {
  if (!access.sources.every((sources) => includesAddress(sources, address)))
    throw new ApiError(403, 'Method not allowed with this source');
  // Browsers end a bare origin with a slash; patterns such as `*.example.com.au` need not.
  const pages = referer === undefined ? [] : [referer, referer.replace(/\/$/, '')];
  const isAllowed = access.referers.every((patterns) =>
    patterns.some((pattern) => pages.some((page) => matches(pattern, page))),
  );
  if (!isAllowed) throw new ApiError(403, 'Method not allowed with this referer');
}

function matches(pattern: string, name: string): boolean {
  const start = pattern.startsWith('*');
  const end = pattern.endsWith('*');
  const core = pattern.slice(start ? 1 : 0, end && pattern.length > 1 ? -1 : undefined);
  if (start && end) return name.includes(core);
  if (start) return name.endsWith(core);
  return end ? name.startsWith(core) : name === core;
}

/** Throws 403 unless the key's list includes the permission; none implies another, not even `admin`. */
export function allow(access: Access, acl: Acl): void {
  if (!access.acl.includes(acl)) throw new ApiError(403, 'Method not allowed with this API key');
}

/** Returns a key of 32 hexadecimal digits (128 random bits), like Algolia's. */
export function newKey(): string {
  return randomBytes(16).toString('hex');
}

/**
 * Returns a complete record of a key. Missing values mean unlimited: 0 for counts and seconds, an empty list
 * for indexes and pages; only an empty `acl` permits nothing.
 */
export function keyRecord(fields: Partial<KeyRecord>): KeyRecord {
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
    ...fields,
  };
}
