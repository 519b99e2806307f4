import { badRequest } from '../errors.ts';

/** `raw`, or the layers a document is looked for in, first hit wins; published is always the last. */
export type Perspective = 'raw' | readonly string[];

export const PUBLISHED: Perspective = [];

/** The API version from which published, not raw, is the perspective of a query that names none. */
const PUBLISHED_BY_DEFAULT = '2025-02-19';
const RELEASE = /^[a-zA-Z0-9_-]{1,128}$/;

/** Reads the `perspective` parameter: a name, a release stack separated by commas, or a list of them. */
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
