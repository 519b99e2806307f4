import type { OutgoingHttpHeaders } from 'node:http';

// The interface of the `cacheHandler` option, as Next.js documents it. Next.js exports no types for it, so these
// name what our handler reads; the rest of a value passes through unchanged.
// https://nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath

/** A stored response (`APP_PAGE`, `APP_ROUTE`) or the data that pages read (`FETCH`). */
export interface CachedValue {
  kind: string;
  headers?: OutgoingHttpHeaders;
  status?: number;
  html?: string;
  revalidate?: number | false;
}

export interface CacheControl {
  revalidate: number | false;
  expire?: number | undefined;
}

export interface CacheEntry {
  value: CachedValue | null;
  lastModified: number;
  cacheControl?: CacheControl | undefined;
}

export interface GetContext {
  kind: string;
  /** Only of data; a response has its tags in a header. */
  tags?: readonly string[];
  softTags?: readonly string[];
}

export interface SetContext {
  /** Only of a response. */
  cacheControl?: CacheControl | undefined;
}

export interface HandlerSettings {
  serverDistDir?: string;
  /** `cacheMaxMemorySize` of next.config.ts, in bytes. */
  maxMemoryCacheSize?: number;
}

/** A class that Next.js constructs for each request. */
export interface CacheHandler {
  get(key: string, context: GetContext): Promise<CacheEntry | null>;
  set(key: string, value: CachedValue | null, context: SetContext): Promise<void>;
  revalidateTag(tags: string | readonly string[]): Promise<void>;
  resetRequestCache(): void;
}
