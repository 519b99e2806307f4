import sharp, { type Sharp } from 'sharp';
import { badRequest } from '../errors.ts';
import type { ImageParams } from './image-params.ts';

export type OutputFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** Encoding AVIF above this many pixels takes too long while a request waits; WebP is sent instead. */
const AVIF_MAX_PIXELS = 60_000;

interface Size {
  width: number;
  height: number;
}

/**
 * Generates a variant: rotate upright, cut out `rect`, resize by `fit`, adjust, encode. Throws 400 if `rect`
 * lies outside the picture.
 */
export async function transformImage(
  original: string,
  params: ImageParams,
  format: OutputFormat,
): Promise<Buffer> {
  const { autoOrient: uprightSize } = await sharp(original).metadata();
  let image = sharp(original).autoOrient();
  let size: Size = uprightSize;
  if (params.rect) {
    const area = clampRect(params.rect, uprightSize);
    image = image.extract(area);
    size = area;
  }
  // Sharp runs its steps in a fixed order, so another extraction or rotation needs a new pipeline.
  if (params.or && params.or !== '0') {
    const rotatedImage = await image.rotate(Number(params.or)).png().toBuffer({ resolveWithObject: true });
    image = sharp(rotatedImage.data);
    size = rotatedImage.info;
  }
  image = resizeImage(image, size, params);
  image = adjustImage(image, params);
  return encodeImage(image, format, params).toBuffer();
}

function clampRect(rect: NonNullable<ImageParams['rect']>, fullSize: Size) {
  if (rect.left >= fullSize.width || rect.top >= fullSize.height)
    throw badRequest('rect lies outside the image');
  return {
    left: rect.left,
    top: rect.top,
    width: Math.min(rect.width, fullSize.width - rect.left),
    height: Math.min(rect.height, fullSize.height - rect.top),
  };
}

/** The box in device pixels that the picture is fitted into. A missing side follows from the other. */
export function boxOf(params: ImageParams, size: Size): Partial<Size> {
  const scaledLength = (value: number | undefined) =>
    value === undefined ? undefined : Math.round(value * params.dpr);
  const width = scaledLength(params.w) ?? smaller(scaledLength(params['max-w']), size.width);
  const height = scaledLength(params.h) ?? smaller(scaledLength(params['max-h']), size.height);
  return { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) };
}

const smaller = (limit: number | undefined, actual: number) =>
  limit === undefined ? undefined : Math.min(limit, actual);

function resizeImage(image: Sharp, size: Size, params: ImageParams): Sharp {
  const box = boxOf(params, size);
  if (box.width === undefined && box.height === undefined) return image;
  const background = params.bg ? `#${params.bg}` : '#ffffff';
  switch (params.fit ?? 'clip') {
    case 'clip':
      return image.resize({ ...box, fit: 'inside' });
    case 'max':
      return image.resize({ ...box, fit: 'inside', withoutEnlargement: true });
    case 'scale':
      return image.resize({ ...box, fit: 'fill' });
    case 'fill':
      return image.resize({ ...box, fit: 'contain', background });
    case 'fillmax':
      return fillMax(image, size, box, background);
    case 'min':
      return cropImage(image, size, shrunk(box, size), params);
    case 'crop':
      return cropImage(image, size, box, params);
  }
}

/** Like `fill`, but a picture smaller than the box keeps its size and gets a wider border. */
function fillMax(image: Sharp, size: Size, box: Partial<Size>, background: string): Sharp {
  const { width = size.width, height = size.height } = box;
  if (size.width > width || size.height > height)
    return image.resize({ width, height, fit: 'contain', background });
  const left = Math.floor((width - size.width) / 2);
  const top = Math.floor((height - size.height) / 2);
  return image.extend({
    left,
    top,
    right: width - size.width - left,
    bottom: height - size.height - top,
    background,
  });
}

/** Returns a box of the same proportions, small enough not to enlarge the picture. */
function shrunk(box: Partial<Size>, size: Size): Partial<Size> {
  if (box.width === undefined || box.height === undefined) return box;
  const factor = Math.min(1, size.width / box.width, size.height / box.height);
  return { width: Math.round(box.width * factor), height: Math.round(box.height * factor) };
}

/** Fills the box and crops the rest, around the focal point if there is one. */
function cropImage(image: Sharp, size: Size, { width, height }: Partial<Size>, params: ImageParams): Sharp {
  if (width === undefined || height === undefined) {
    return image.resize({ ...(width ? { width } : {}), ...(height ? { height } : {}), fit: 'inside' });
  }
  const { 'fp-x': x, 'fp-y': y, crop } = params;
  if (x === undefined && y === undefined)
    return image.resize({ width, height, fit: 'cover', position: POSITIONS[crop ?? 'center'] });
  const scale = Math.max(width / size.width, height / size.height);
  const cover = {
    width: Math.max(width, Math.round(size.width * scale)),
    height: Math.max(height, Math.round(size.height * scale)),
  };
  const start = (focus: number, wholeLength: number, part: number) =>
    Math.round(Math.min(Math.max(focus * wholeLength - part / 2, 0), wholeLength - part));
  return image.resize({ ...cover, fit: 'fill' }).extract({
    left: start(x ?? 0.5, cover.width, width),
    top: start(y ?? 0.5, cover.height, height),
    width,
    height,
  });
}

const POSITIONS: Record<NonNullable<ImageParams['crop']>, string> = {
  center: 'centre',
  focalpoint: 'centre',
  entropy: 'entropy',
  top: 'top',
  bottom: 'bottom',
  left: 'left',
  right: 'right',
  'top,left': 'left top',
  'top,right': 'right top',
  'bottom,left': 'left bottom',
  'bottom,right': 'right bottom',
};

function adjustImage(image: Sharp, params: ImageParams): Sharp {
  let next = image;
  if (params.flip?.includes('h')) next = next.flop();
  if (params.flip?.includes('v')) next = next.flip();
  if (params.sat !== undefined) next = next.modulate({ saturation: 1 + params.sat / 100 });
  if (params.invert === 'true') next = next.negate({ alpha: false });
  if (params.blur) next = next.blur(Math.max(0.3, params.blur / 10));
  if (params.sharp) next = next.sharpen({ sigma: 0.5 + params.sharp / 50 });
  if (params.pad) {
    const pad = Math.round(params.pad * params.dpr);
    next = next.extend({
      top: pad,
      bottom: pad,
      left: pad,
      right: pad,
      background: `#${params.bg ?? 'ffffff'}`,
    });
  }
  return next;
}

function encodeImage(image: Sharp, format: OutputFormat, { q: quality, fm, bg }: ImageParams): Sharp {
  switch (format) {
    case 'jpeg':
      return image
        .flatten({ background: `#${bg ?? 'ffffff'}` })
        .jpeg({ quality, progressive: fm === 'pjpg' });
    case 'png':
      return image.png({ quality, palette: quality < 100 });
    case 'webp':
      return image.webp({ quality });
    case 'avif':
      return image.avif({ quality: Math.max(1, quality - 20), effort: 2 });
  }
}

/**
 * Returns the output format: `fm` if present; with `auto=format` the best the browser accepts; otherwise the
 * original's.
 */
export function outputFormat(
  params: ImageParams,
  extension: string,
  accept: string,
  area: number,
): OutputFormat {
  if (params.fm) return params.fm === 'jpg' || params.fm === 'pjpg' ? 'jpeg' : params.fm;
  if (params.auto === 'format') {
    if (accept.includes('image/avif') && area <= AVIF_MAX_PIXELS) return 'avif';
    if (accept.includes('image/webp')) return 'webp';
  }
  return extension === 'png' || extension === 'webp' || extension === 'avif'
    ? extension
    : extension === 'gif'
      ? 'png'
      : 'jpeg';
}
