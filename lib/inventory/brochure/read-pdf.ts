import { inflateSync } from 'node:zlib';

/** Extracts the text of a PDF that uses standard fonts, for tests. */
export function wordsOfPdf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = text.matchAll(/\/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs);
  const pages = [...streams].map(([, stream = '']) =>
    inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
  return pages
    .flatMap((page) => [...page.matchAll(/\[(.*?)\] TJ/g)])
    .map(([, line = '']) =>
      [...line.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n');
}
