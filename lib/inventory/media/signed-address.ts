import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { PHOTO_WIDTHS, type PhotoWidth, USUAL, VARIANT } from './variants.ts';

/** A key and a salt; every pair may prove an address, the first makes them. */
export type KeyPairs = readonly [KeyPair, ...KeyPair[]];
export interface KeyPair {
  /** Read once: from its bytes it would be made anew for each signature, which takes longer than to sign. */
  key: KeyObject;
  salt: Buffer;
}

/** Formats that an address may ask for by its ending; without one the browser's Accept decides. */
export const FORMATS = { avif: 'avif', webp: 'webp', jpg: 'jpeg', jpeg: 'jpeg' } as const;
export type PhotoFormat = (typeof FORMATS)[keyof typeof FORMATS];

/** One variant of a photo. */
export interface VariantRequest {
  /** Where the photo is, as the feed says it. */
  source: string;
  width: PhotoWidth;
  /** Null: what the browser accepts. */
  format: PhotoFormat | null;
}

/**
 * The keys of imgproxy's two variables, which hold one or several in hexadecimal, comma separated.
 * @returns null when there are not as many salts as keys
 */
export function keyPairs(keys: string, salts: string): KeyPairs | null {
  const saltList = salts.split(',');
  const [first, ...rest] = keys.split(',').map((key, index) => ({
    key: createSecretKey(key.trim(), 'hex'),
    salt: Buffer.from(saltList[index]?.trim() ?? '', 'hex'),
  }));
  return first && saltList.length === rest.length + 1 ? [first, ...rest] : null;
}

/** The signature of what follows it in a path, by imgproxy's scheme: HMAC-SHA256 of salt and path, as base64url. */
export const signatureOf = (path: string, { key, salt }: KeyPair): string =>
  createHmac('sha256', key).update(salt).update(path).digest('base64url');

/**
 * A photo's address as pages carry it: that of its usual variant at the image server, with the signatures of all of
 * them, so that whoever shows it chooses a width without the key (`signedVariant`).
 * @param source an absolute address
 * @param server the image server's, without a slash at the end
 */
export function signedPhoto(source: string, server: string, [pair]: KeyPairs): string {
  const encodedSource = Buffer.from(source).toString('base64url');
  const variants = PHOTO_WIDTHS.map(
    (width) => `${signatureOf(`/w:${width}/${encodedSource}`, pair)}/w:${width}`,
  );
  return [`${server}/${variants[USUAL]}/${encodedSource}`, ...variants].join(VARIANT);
}

/** The option of imgproxy by which a file is given as it is. */
const RAW = '/raw:1/';

/**
 * The address at which the image server gives a film or a history file as it is: imgproxy's, with the option `raw`.
 * @param source an absolute address
 * @param server the image server's, without a slash at the end
 */
export function signedFile(source: string, server: string, [pair]: KeyPairs): string {
  const path = `${RAW}${Buffer.from(source).toString('base64url')}`;
  return `${server}/${signatureOf(path, pair)}${path}`;
}

/**
 * Reads the path of a request for a file, `/<signature>/raw:1/<source as base64url>`.
 * @returns where the file is, as the feed says it; null when no key has signed it, or it asks for something else
 */
export function readSignedFile(path: string, pairs: KeyPairs): string | null {
  const encodedSource = /^\/[^/]+\/raw:1\/([\w/-]+)$/.exec(path)?.[1];
  if (encodedSource === undefined || !isSigned(path, pairs)) return null;
  return Buffer.from(encodedSource.replaceAll('/', ''), 'base64url').toString();
}

/**
 * Reads the path of a request, `/<signature>/w:<width>/<source as base64url>[.<format>]`.
 * @returns null when no key has signed it, or it asks for what is not offered
 */
export function readSignedPath(path: string, pairs: KeyPairs): VariantRequest | null {
  if (!isSigned(path, pairs)) return null;
  const [, widthText, encodedSource = '', ending] =
    /^\/[^/]+\/(?:w|width):(\d{1,5})\/([\w/-]+?)(?:\.(\w{1,5}))?$/.exec(path) ?? [];
  const width = PHOTO_WIDTHS.find((offeredWidth) => offeredWidth === Number(widthText));
  if (!width || (ending !== undefined && !isFormat(ending))) return null;
  const source = Buffer.from(encodedSource.replaceAll('/', ''), 'base64url').toString();
  return { source, width, format: ending === undefined ? null : FORMATS[ending] };
}

/** Whether a path begins with the signature, by one of the keys, of what follows it. */
function isSigned(path: string, pairs: KeyPairs): boolean {
  const [, signature = '', rest = ''] = /^\/([^/]+)(\/.+)$/.exec(path) ?? [];
  return pairs.some((pair) => isEqual(signature, signatureOf(rest, pair)));
}

const isFormat = (ending: string): ending is keyof typeof FORMATS => Object.hasOwn(FORMATS, ending);

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
