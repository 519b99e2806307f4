/** A part of a picture, in shares of its width and height from 0 to 1. */
export interface CropWindow {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface EditedPicture {
  /** Pixels of the whole picture. */
  width: number;
  height: number;
  crop?: { top?: number; left?: number; bottom?: number; right?: number } | null;
  hotspot?: { x?: number; y?: number } | null;
}

/**
 * Returns the part of a picture that a space of the given ratio shows: the largest part of the editor's crop,
 * centred on the focal point as far as the edges allow, as Sanity's image CDN cuts it
 * (`fit=crop&crop=focalpoint`). Without a focal point it is the middle.
 * @param ratio width divided by height
 */
export function cropWindow({ width, height, crop, hotspot }: EditedPicture, ratio: number): CropWindow {
  const { top = 0, left = 0, bottom = 0, right = 0 } = crop ?? {};
  // A crop that leaves nothing is ignored, as by the storefront.
  const isCrop = 1 - left - right > 0 && 1 - top - bottom > 0;
  const kept = isCrop
    ? { left, top, width: 1 - left - right, height: 1 - top - bottom }
    : { left: 0, top: 0, width: 1, height: 1 };
  const keptRatio = (kept.width * width) / (kept.height * height);
  const part =
    keptRatio > ratio
      ? { width: (kept.width * ratio) / keptRatio, height: kept.height }
      : { width: kept.width, height: (kept.height * keptRatio) / ratio };
  return {
    left: start(hotspot?.x, kept.left, kept.width, part.width),
    top: start(hotspot?.y, kept.top, kept.height, part.height),
    ...part,
  };
}

function start(focus: number | undefined, first: number, whole: number, part: number): number {
  const middle = focus ?? first + whole / 2;
  return Math.min(Math.max(middle - part / 2, first), first + whole - part);
}
