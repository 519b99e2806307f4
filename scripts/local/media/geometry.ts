import type { Query } from './query.ts';
import { MAX_SIZE } from './query.ts';

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Plan {
  /** The part of the source to use. */
  extract: Area;
  /** The size to deliver; `cover` says the part is cut (centred) rather than squeezed into it. */
  width: number;
  height: number;
  cover: boolean;
}

/**
 * From parameters to pixels, with the meaning Sanity gives `fit`: `clip` fits inside w x h and may
 * enlarge, `max` is the same but never enlarges, `crop` fills w x h exactly. One of w and h alone
 * keeps the shape. A `rect` reaching outside the picture is cut to it.
 * @returns undefined when the rect lies wholly outside the source.
 */
export function plan(query: Query, source: { width: number; height: number }): Plan | undefined {
  const extract = inside(query.rect ?? { left: 0, top: 0, ...source }, source);
  if (!extract) return undefined;
  const wanted = {
    width: query.w === undefined ? undefined : query.w * query.dpr,
    height: query.h === undefined ? undefined : query.h * query.dpr,
  };
  if (query.fit === 'crop' && wanted.width !== undefined && wanted.height !== undefined) {
    const over = Math.min(1, MAX_SIZE / wanted.width, MAX_SIZE / wanted.height);
    return { extract, width: pixels(wanted.width * over), height: pixels(wanted.height * over), cover: true };
  }
  let scale = Math.min(
    (wanted.width ?? Number.POSITIVE_INFINITY) / extract.width,
    (wanted.height ?? Number.POSITIVE_INFINITY) / extract.height,
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

function inside(area: Area, source: { width: number; height: number }): Area | undefined {
  const width = Math.min(area.width, source.width - area.left);
  const height = Math.min(area.height, source.height - area.top);
  return width > 0 && height > 0 ? { left: area.left, top: area.top, width, height } : undefined;
}

const pixels = (value: number) => Math.max(1, Math.round(value));
