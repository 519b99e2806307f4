import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STOREFRONT_FOLDER } from './storefront-folder.server.ts';

/** Where the framework stores its preview secret. The development server has a separate folder. */
const FOLDER = process.env.NODE_ENV === 'development' ? ['.next', 'dev'] : ['.next'];

let realId: Buffer | undefined;

/** Returns whether a cookie is the framework's preview cookie, for the proxy, which runs before its check. */
export function isPreviewId(cookie: string | undefined): boolean {
  if (!cookie) return false;
  realId ??= readId();
  const bytes = Buffer.from(cookie);
  return realId.length > 0 && bytes.length === realId.length && timingSafeEqual(bytes, realId);
}

function readId(): Buffer {
  const file = path.join(STOREFRONT_FOLDER, ...FOLDER, 'server', 'preview-props.json');
  const { previewModeId } = JSON.parse(readFileSync(file, 'utf8')) as { previewModeId?: string };
  return Buffer.from(previewModeId ?? '');
}
