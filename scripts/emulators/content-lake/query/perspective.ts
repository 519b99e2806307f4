import { badRequest } from '../errors.ts';

/**
 * `raw`, or a stack of layers in which the first version of a document wins; the last layer is always
 * published.
 */
export type Perspective = 'raw' | readonly string[];

export const PUBLISHED: Perspective = [];

/** From this API version on, a query without a perspective reads published instead of raw. */
const PUBLISHED_BY_DEFAULT = '2025-02-19';
const RELEASE = /^[a-zA-Z0-9_-]{1,128}$/;

/** Parses the `perspective` parameter: a name, a comma-separated stack of releases, or a list of names. */
export function parsePerspective(
  value: string | readonly string[] | undefined,
  apiVersion: string,
): Perspective {
  const names = (typeof value === 'string' ? value.split(',') : (value ?? [])).map((name) => name.trim());
  if (names.length === 0 || (names.length === 1 && names[0] === '')) {
    return apiVersion >= PUBLISHED_BY_DEFAULT ? PUBLISHED : 'raw';
  }
  if (names.includes('raw')) {
    if (names.length > 1) throw badRequest('The raw perspective cannot be combined with others');
    return 'raw';
  }
  const layers: string[] = [];
  for (const name of names) {
    if (name === 'published') break;
    const layer = name === 'previewDrafts' ? 'drafts' : name;
    if (!RELEASE.test(layer)) throw badRequest(`Invalid perspective "${name}"`);
    layers.push(layer);
  }
  return layers;
}
