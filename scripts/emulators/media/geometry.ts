import type { Query } from './query.ts';
import { MAX_SIZE } from './query.ts';

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Plan {
  extract: Area;
  /** Output size; `cover` means the area is cropped (centred) to fit, not stretched. */
  width: number;
  height: number;
  cover: boolean;
}

/**
 * Converts parameters to pixels, with Sanity's meaning of `fit`: `clip` fits inside w x h and may enlarge,
 * `max` never enlarges, `crop` fills w x h exactly. With only one of w and h, the aspect ratio is kept. A
 * `rect` is clipped to the picture.
 * @returns undefined if the rect lies wholly outside the source
 */
export function plan(query: Query, source: { width: number; height: number }): Plan | undefined {
  const extract = clipToSource(query.rect ?? { left: 0, top: 0, ...source }, source);
  if (!extract) return undefined;
  const requestedSize = {
    width: query.w === undefined ? undefined : query.w * query.dpr,
    height: query.h === undefined ? undefined : query.h * query.dpr,
  };
  if (query.fit === 'crop' && requestedSize.width !== undefined && requestedSize.height !== undefined) {
    const reduction = Math.min(1, MAX_SIZE / requestedSize.width, MAX_SIZE / requestedSize.height);
    return {
      extract,
      width: pixels(requestedSize.width * reduction),
      height: pixels(requestedSize.height * reduction),
      cover: true,
    };
  }
  let scale = Math.min(
    (requestedSize.width ?? Number.POSITIVE_INFINITY) / extract.width,
    (requestedSize.height ?? Number.POSITIVE_INFINITY) / extract.height,
  );
  if (!Number.isFinite(scale)) scale = 1;
  if (query.fit === 'max') scale = Math.min(1, scale);
  scale = Math.min(scale, MAX_SIZE / extract.width, MAX_SIZE / extract.height);
  return {
    extract,
    width: pixels(extract.width * scale),
    height: pixels(extract.height * scale),
    cover: false,
  };
}

function clipToSource(area: Area, source: { width: number; height: number }): Area | undefined {
  const width = Math.min(area.width, source.width - area.left);
  const height = Math.min(area.height, source.height - area.top);
  return width > 0 && height > 0 ? { left: area.left, top: area.top, width, height } : undefined;
}

const pixels = (value: number) => Math.max(1, Math.round(value));
