import type { AdvertRow } from '../receiver.ts';
import { XML_NAME } from './column-name.ts';
import type { FileShape } from './file-shape.ts';

/** Carriage returns are escaped because parsers would read them as line feeds. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\r': '&#13;',
};
const escapeXml = (text: string): string =>
  text.replace(/[&<>"'\r]/g, (letter) => ENTITIES[letter] ?? letter);

/** An invalid name would make the whole file unreadable. */
const nameOr = (name: string | null, otherwise: string): string =>
  name !== null && XML_NAME.test(name) ? name : otherwise;

/** Yields an XML file. A list is a repeated element, and an empty value has no element. */
export async function* xmlLines(
  rows: AsyncIterable<AdvertRow>,
  { columns, root, record }: FileShape,
): AsyncGenerator<string> {
  const outer = nameOr(root, 'vehicles');
  const inner = nameOr(record, 'vehicle');
  const names = columns.filter((name) => XML_NAME.test(name));
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${outer}>\n`;
  for await (const row of rows) {
    const elements = names.flatMap((name) => {
      const value = row[name] ?? '';
      const values = typeof value === 'string' ? (value === '' ? [] : [value]) : value;
      return values.map((text) => `<${name}>${escapeXml(text)}</${name}>`);
    });
    yield `<${inner}>${elements.join('')}</${inner}>\n`;
  }
  yield `</${outer}>\n`;
}
