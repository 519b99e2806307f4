import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** How hard to compress an answer for one visitor, now. */
export const ONCE = { br: 4, gzip: 4 } as const;
/** A body that is compressed once and sent often is worth a slower, tighter compression. */
const KEPT = { br: 9, gzip: 9 } as const;

/** Encodings we answer in, the better first, for bodies that are kept. */
export const ENCODERS = {
  br: (body: Buffer): Promise<Buffer> =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: KEPT.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer): Promise<Buffer> => zip(body, { level: KEPT.gzip }),
} as const;
export type Encoding = keyof typeof ENCODERS;

/** The encoding to answer in: brotli, else gzip, else none. One refused with `q=0` is not used (RFC 9110, 12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const acceptedEncodings = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    acceptedEncodings.set(name, quality === undefined ? 1 : Number(quality));
  }
  return (
    (['br', 'gzip'] as const).find(
      (name) => (acceptedEncodings.get(name) ?? acceptedEncodings.get('*') ?? 0) > 0,
    ) ?? null
  );
}
