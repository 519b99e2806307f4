import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STOREFRONT_FOLDER } from './storefront-folder.server.ts';

/** Where Next.js stores the secret of its preview cookie; in development it uses another folder. */
const FOLDER = process.env.NODE_ENV === 'development' ? ['.next', 'dev'] : ['.next'];

let realId: Buffer | undefined;

/**
 * Returns whether a cookie is Next.js's own preview cookie. For the proxy, since Next.js checks it only for
 * pages.
 */
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
