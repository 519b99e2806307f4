import { createHash } from 'node:crypto';
import type { ImageParams } from './image-params.ts';

export function variantName(original: string, params: ImageParams, format: string): string {
  const { dl: _dl, fm, auto: _auto, ...shape } = params;
  const parameterKey = JSON.stringify([
    Object.entries(shape).sort(([a], [b]) => (a < b ? -1 : 1)),
    fm === 'pjpg',
  ]);
  const hash = createHash('sha256').update(parameterKey).digest('base64url').slice(0, 16);
  return `${original.slice(0, original.lastIndexOf('.'))}-${hash}.${format}`;
}
