import { gzipSync } from 'node:zlib';

const PUSHED = /<script[^>]*>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
const START = '"messages":';
const REFERENCE = /:"\$([0-9a-f]+)"/g;
const LEVEL = 6;

/** Bytes of the texts that a page gives to its scripts. */
interface CatalogueBytes {
  /** As JSON, before it is written into the page. */
  raw: number;
  /** The same alone, gzipped. */
  alone: number;
  /** What they add to the gzipped page, which contains some of their words anyway. */
  inPage: number;
}

/** Measures the texts in a page's HTML: those of all providers (`ui/texts`), by the data that React reads. */
export function catalogueBytes(html: string): CatalogueBytes {
  const data = [...html.matchAll(PUSHED)].map(([, text = '""']) => JSON.parse(text) as string).join('');
  const objects = withRows(messagesIn(data), data);
  const texts = objects.join('');
  let rest = data;
  for (const object of objects) rest = rest.replace(object, () => '{}');
  const markup = html.replaceAll(PUSHED, '');
  const sizeWith = (flight: string) => gzipSync(markup + JSON.stringify(flight), { level: LEVEL }).length;
  return {
    raw: Buffer.byteLength(texts),
    alone: gzipSync(texts, { level: LEVEL }).length,
    inPage: sizeWith(data) - sizeWith(rest),
  };
}

/** Adds the rows of the data that texts refer to: React gives a row of its own to an object in a long row. */
function withRows(objects: readonly string[], data: string): string[] {
  const rows = objects
    .flatMap((object) => [...object.matchAll(REFERENCE)])
    .flatMap(([, id = '']) => {
      const start = data.search(new RegExp(`(?:^|\\n)${id}:\\{`));
      return start < 0 ? [] : [data.slice(data.indexOf('{', start), endOf(data, data.indexOf('{', start)))];
    });
  return rows.length > 0 ? [...objects, ...withRows(rows, data)] : [...objects];
}

/** Returns the JSON of each provider's texts. */
function messagesIn(data: string): string[] {
  const found: string[] = [];
  for (let at = data.indexOf(START); at >= 0; at = data.indexOf(START, at + 1)) {
    const start = at + START.length;
    const [reference] = /^"\$[0-9a-f]+"/.exec(data.slice(start, start + 12)) ?? [];
    if (reference) found.push(`{"messages":${reference}}`);
    else if (data[start] === '{') found.push(data.slice(start, endOf(data, start)));
  }
  return found;
}

/** Returns the index after the object that begins at `start`. */
function endOf(data: string, start: number): number {
  let depth = 0;
  let isText = false;
  for (let at = start; at < data.length; at += 1) {
    const character = data[at];
    if (isText) {
      if (character === '\\') at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  throw new Error('The texts of a page do not end.');
}
