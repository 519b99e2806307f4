import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { PHOTO_WIDTHS, type PhotoWidth, USUAL, VARIANT } from './variants.ts';

/** Pairs of key and salt. The first one signs; all are accepted. */
export type KeyPairs = readonly [KeyPair, ...KeyPair[]];
export interface KeyPair {
  /** A KeyObject, because creating it from bytes takes longer than signing. */
  key: KeyObject;
  salt: Buffer;
  /** Bytes of a signature. */
  size: number;
}

/** Bytes of HMAC-SHA256, imgproxy's default for signatures. */
const FULL_SIGNATURE = 32;

/** Formats that an address may have as extension; without one the Accept header decides. */
export const FORMATS = { avif: 'avif', webp: 'webp', jpg: 'jpeg', jpeg: 'jpeg' } as const;
export type PhotoFormat = (typeof FORMATS)[keyof typeof FORMATS];

export interface VariantRequest {
  source: string;
  /** Distinguishes contents that the source had at different times; null for the first. */
  version: string | null;
  width: PhotoWidth;
  format: PhotoFormat | null;
}

/**
 * Parses imgproxy's variables; null unless there are as many salts as keys.
 * @param size `IMGPROXY_SIGNATURE_SIZE`, in bytes
 */
export function keyPairs(keys: string, salts: string, size = FULL_SIGNATURE): KeyPairs | null {
  const saltList = salts.split(',');
  const [first, ...rest] = keys.split(',').map((key, index) => ({
    key: createSecretKey(key.trim(), 'hex'),
    salt: Buffer.from(saltList[index]?.trim() ?? '', 'hex'),
    size,
  }));
  return first && saltList.length === rest.length + 1 ? [first, ...rest] : null;
}

/** imgproxy's scheme: the first bytes of HMAC-SHA256 of salt and path, as base64url. */
export const signatureOf = (path: string, { key, salt, size }: KeyPair): string =>
  createHmac('sha256', key).update(salt).update(path).digest().toString('base64url', 0, size);

/**
 * Returns a photo's address for pages: the default variant's, followed by the signatures of all variants, so
 * that browsers can choose a width without the key (`signedVariant`).
 *
 * @param server the image server's address, without a trailing slash
 * @param version of the content, once it was replaced at the same source: imgproxy's option `cb` (cache buster)
 */
export function signedPhoto(
  source: string,
  server: string,
  [pair]: KeyPairs,
  version: string | null = null,
): string {
  const path = `${version === null ? '' : `cb:${version}/`}${Buffer.from(source).toString('base64url')}`;
  const variants = PHOTO_WIDTHS.map((width) => `${signatureOf(`/w:${width}/${path}`, pair)}/w:${width}`);
  return [`${server}/${variants[USUAL]}/${path}`, ...variants].join(VARIANT);
}

const RAW = '/raw:1/';

/** As `signedPhoto`, for a video or history file, which is served unchanged (imgproxy's option `raw`). */
export function signedFile(source: string, server: string, [pair]: KeyPairs): string {
  const path = `${RAW}${Buffer.from(source).toString('base64url')}`;
  return `${server}/${signatureOf(path, pair)}${path}`;
}

/** Returns the source of `/<signature>/raw:1/<source as base64url>`; null if it is not signed. */
export function readSignedFile(path: string, pairs: KeyPairs): string | null {
  const encodedSource = /^\/[^/]+\/raw:1\/([\w/-]+)$/.exec(path)?.[1];
  if (encodedSource === undefined || !isSigned(path, pairs)) return null;
  return Buffer.from(encodedSource.replaceAll('/', ''), 'base64url').toString();
}

/**
 * Parses the path of a request, `/<signature>/w:<width>[/cb:<version>]/<source as base64url>[.<format>]`.
 *
 * @returns null if it is not signed, or requests an unsupported variant
 */
export function readSignedPath(path: string, pairs: KeyPairs): VariantRequest | null {
  if (!isSigned(path, pairs)) return null;
  const [, widthText, version = null, encodedSource = '', ending] =
    /^\/[^/]+\/(?:w|width):(\d{1,5})(?:\/cb:([\w-]{1,20}))?\/([\w/-]+?)(?:\.(\w{1,5}))?$/.exec(path) ?? [];
  const width = PHOTO_WIDTHS.find((offeredWidth) => offeredWidth === Number(widthText));
  if (!width || (ending !== undefined && !isFormat(ending))) return null;
  const source = Buffer.from(encodedSource.replaceAll('/', ''), 'base64url').toString();
  return { source, version, width, format: ending === undefined ? null : FORMATS[ending] };
}

function isSigned(path: string, pairs: KeyPairs): boolean {
  const [, signature = '', rest = ''] = /^\/([^/]+)(\/.+)$/.exec(path) ?? [];
  return pairs.some(
    (pair) =>
      isEqual(signature, signatureOf(rest, pair)) ||
      // Mails and saved cars contain addresses from before a shorter size was set.
      isEqual(signature, signatureOf(rest, { ...pair, size: FULL_SIGNATURE })),
  );
}

const isFormat = (ending: string): ending is keyof typeof FORMATS => Object.hasOwn(FORMATS, ending);

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
