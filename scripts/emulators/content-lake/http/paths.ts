const VERSIONED = /^\/v(\d{4}-\d{2}-\d{2}|\d+|X)(\/.*)$/;
const CDN = /^\/(images|files)\//;

export interface LakePath {
  /** `X`, the unstable version, sorts after every date */
  apiVersion: string;
  path: string;
}

/** Parses `/v2025-02-19/data/...`, with or without the `/lake` mount. Returns undefined for other paths. */
export function lakePath(pathname: string): LakePath | undefined {
  const path = pathname.startsWith('/lake/') ? pathname.slice('/lake'.length) : pathname;
  const versionedPath = VERSIONED.exec(path);
  if (versionedPath?.[1] && versionedPath[2]) {
    return { apiVersion: versionedPath[1] === 'X' ? '9999-12-31' : versionedPath[1], path: versionedPath[2] };
  }
  return CDN.test(path) ? { apiVersion: '1', path } : undefined;
}
