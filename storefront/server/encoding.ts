import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** `kept`: compressed once and sent often, worth the effort; `once`: an answer for one visitor, now. */
export type Effort = 'kept' | 'once';
const BROTLI_QUALITY = { kept: 9, once: 4 } as const;
const GZIP_LEVEL = { kept: 9, once: 4 } as const;

/** Encodings we answer in, the better first. */
export const ENCODERS = {
  br: (body: Buffer, effort: Effort): Promise<Buffer> =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer, effort: Effort): Promise<Buffer> => zip(body, { level: GZIP_LEVEL[effort] }),
} as const;
export type Encoding = keyof typeof ENCODERS;

/** The encoding to answer in: brotli, else gzip, else none. One refused with `q=0` is not used (RFC 9110, 12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const accepted = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    accepted.set(name, quality === undefined ? 1 : Number(quality));
  }
  return (['br', 'gzip'] as const).find((name) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0) ?? null;
}
