import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export const ONCE = { br: 4, gzip: 4 } as const;
/** Compression levels for stored bodies: pages are rendered while a visitor waits, files compressed once. */
const KEPT = { page: { br: 9, gzip: 9 }, file: { br: constants.BROTLI_MAX_QUALITY, gzip: 9 } } as const;
export type KeptKind = keyof typeof KEPT;

/** Supported encodings for stored bodies, the better one first. */
export const ENCODERS = {
  br: (body: Buffer, kind: KeptKind): Promise<Buffer> =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: KEPT[kind].br,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer, kind: KeptKind): Promise<Buffer> => zip(body, { level: KEPT[kind].gzip }),
} as const;
export type Encoding = keyof typeof ENCODERS;

/** Returns the encoding to use: brotli, else gzip, else none. `q=0` refuses one (RFC 9110, 12.5.3). */
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
