import { inflateSync } from 'node:zlib';

const STREAM = /\/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/;
const OBJECT = /(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g;

const inflated = (stream: string): string => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');

/** Extracts the text of a PDF that PDFKit wrote, one line per text of the page. For tests. */
export function wordsOfPdf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const objects = new Map([...text.matchAll(OBJECT)].map(([, id = '', body = '']) => [id, body]));
  const fonts = fontsOf(text, objects);
  return [...objects.values()]
    .flatMap((body) => {
      const stream = /\/Subtype \/Image/.test(body) ? undefined : STREAM.exec(body)?.[1];
      return stream === undefined ? [] : linesOf(inflated(stream), fonts);
    })
    .join('\n');
}

/** Text by glyph, for each embedded font by its name in the page's operators. */
type Fonts = ReadonlyMap<string, readonly string[]>;

/** Standard fonts have no table: their codes are letters. */
function fontsOf(text: string, objects: ReadonlyMap<string, string>): Fonts {
  return new Map(
    [...text.matchAll(/\/(F\d+) (\d+) 0 R/g)].flatMap(([, name = '', id = '']) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
      const stream = table && STREAM.exec(objects.get(table) ?? '')?.[1];
      return stream ? [[name, glyphsOf(inflated(stream))] as const] : [];
    }),
  );
}

/** Reads `<0000> <00ff> [<0020> <00660069> …]`: the text of the glyphs, in order. */
const glyphsOf = (table: string): string[] =>
  [...table.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[(.*?)\]/g)].flatMap(([, entries = '']) =>
    [...entries.matchAll(/<([0-9a-f ]*)>/g)].map(([, units = '']) =>
      (units.match(/[0-9a-f]{4}/g) ?? [])
        .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
        .join(''),
    ),
  );

function linesOf(page: string, fonts: Fonts): string[] {
  let font = '';
  return [...page.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)].flatMap(([, name, line]) => {
    if (name !== undefined) font = name;
    if (line === undefined) return [];
    const glyphs = fonts.get(font);
    return [...line.matchAll(/<([0-9a-f]*)>/g)]
      .map(([, hex = '']) =>
        glyphs
          ? (hex.match(/[0-9a-f]{4}/g) ?? []).map((code) => glyphs[Number.parseInt(code, 16)] ?? '').join('')
          : Buffer.from(hex, 'hex').toString('latin1'),
      )
      .join('');
  });
}
