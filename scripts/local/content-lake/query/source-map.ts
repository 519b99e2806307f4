import { type Origin, type Segment, trace } from './provenance.ts';
import type { Prepared } from './run.ts';

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
 * The content source map of a query (https://www.sanity.io/docs/visual-editing/content-source-maps): for each part
 * of the result the document and the path it was read from, which is what turns text on a page into an edit link.
 */
export function sourceMapOf(query: Prepared): SourceMap {
  const documents = new Numbered<{ _id: string; _type: string }>();
  const paths = new Numbered<string>();
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
      const source = documents.number(_id, { _id, _type: document._type });
      const sourcePath = jsonPath(origin.path);
      mappings[jsonPath(path)] = {
        type: 'value',
        source: { type: 'documentValue', document: source, path: paths.number(sourcePath, sourcePath) },
      };
    }
  };
  const { value, origin } = trace(query);
  add(value, origin, []);
  return { documents: documents.all, paths: paths.all, mappings };
}

/** A list without repeats that gives each entry's place. */
class Numbered<Entry> {
  readonly all: Entry[] = [];
  readonly #places = new Map<string, number>();

  number(key: string, entry: Entry): number {
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.all.length);
    return this.all.push(entry) - 1;
  }
}

const jsonPath = (segments: readonly Segment[]) =>
  `$${segments
    .map((segment) => {
      if (typeof segment === 'number') return `[${segment}]`;
      return typeof segment === 'string'
        ? `['${escaped(segment)}']`
        : `[?(@._key=='${escaped(segment._key)}')]`;
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
const escaped = (text: string) =>
  text.replace(/[\\'\n\r\t\f\b]/g, (character) => ESCAPES[character] ?? character);
