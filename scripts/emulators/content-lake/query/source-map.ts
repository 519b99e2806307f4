import type { PreparedQuery } from './prepared-query.ts';
import { type Origin, type Segment, trace } from './provenance.ts';

interface Mapping {
  type: 'value';
  source: { type: 'documentValue'; document: number; path: number };
}

export interface SourceMap {
  documents: { _id: string; _type: string }[];
  paths: string[];
  mappings: Record<string, Mapping>;
}

/**
 * Returns the content source map of a query (https://www.sanity.io/docs/visual-editing/content-source-maps):
 * the document and path each part of the result was read from. Visual editing turns it into edit links.
 */
export function sourceMapOf(query: PreparedQuery): SourceMap {
  const documentList = new UniqueList<{ _id: string; _type: string }>();
  const paths = new UniqueList<string>();
  const mappings: Record<string, Mapping> = {};

  const add = (value: unknown, origin: Origin, path: readonly Segment[]): void => {
    if (value === null || value === undefined || !origin) return;
    if ('items' in origin) {
      for (const [index, item] of (value as unknown[]).entries())
        add(item, origin.items[index], [...path, index]);
    } else if ('fields' in origin) {
      for (const [name, field] of Object.entries(value)) add(field, origin.fields[name], [...path, name]);
    } else {
      const { document } = origin;
      const _id = typeof document._originalId === 'string' ? document._originalId : document._id;
      const source = documentList.indexOf(_id, { _id, _type: document._type });
      const sourcePath = jsonPath(origin.path);
      mappings[jsonPath(path)] = {
        type: 'value',
        source: { type: 'documentValue', document: source, path: paths.indexOf(sourcePath, sourcePath) },
      };
    }
  };
  const { value, origin } = trace(query);
  add(value, origin, []);
  return { documents: documentList.all, paths: paths.all, mappings };
}

class UniqueList<Entry> {
  readonly all: Entry[] = [];
  readonly #indexes = new Map<string, number>();

  indexOf(key: string, entry: Entry): number {
    const index = this.#indexes.get(key);
    if (index !== undefined) return index;
    this.#indexes.set(key, this.all.length);
    return this.all.push(entry) - 1;
  }
}

const jsonPath = (segments: readonly Segment[]) =>
  `$${segments
    .map((segment) => {
      if (typeof segment === 'number') return `[${segment}]`;
      return typeof segment === 'string'
        ? `['${escapeText(segment)}']`
        : `[?(@._key=='${escapeText(segment._key)}')]`;
    })
    .join('')}`;

const ESCAPES: Record<string, string> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\f': '\\f',
  '\b': '\\b',
};
const escapeText = (text: string) =>
  text.replace(/[\\'\n\r\t\f\b]/g, (character) => ESCAPES[character] ?? character);
