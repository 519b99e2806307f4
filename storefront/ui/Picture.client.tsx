'use client';
import { classes } from './classes.ts';
import { imageSrcSet, imageUrl } from './image.ts';

/** Phones get no wider a picture: twice their width in pixels looks sharp, three times only costs. */
const NARROW_MAX = 828;
/** A picture across the width of a phone is shown on screens of at least so many pixels, which count double or more. */
const NARROW_MIN = 400;
/** Above this width of the screen it has its own shape again. */
const BREAKPOINT = 768;

/**
 * Every photograph of the storefront: sized by the image CDN, with its place kept free while it loads. It is a
 * part of the browser's too, so that a page made on the server carries a picture's address there once, and not
 * again as each of its sizes.
 * @param props.src address on the image CDN, without parameters
 * @param props.ratio width divided by height of the place it fills
 * @param props.sizes how wide it is shown, as in HTML; say it truly, it decides the bytes
 * @param props.maxWidth widest variant offered, at most the picture's own width
 * @param props.narrowRatio another shape on phones (below 768 px), for pictures that fill the width
 * @param props.priority the one picture a page is waited for: fetched first, and never lazily
 * @param props.early fetched with the page too, once nothing that is waited for wants the line
 */
export function Picture({
  src,
  alt,
  ratio,
  sizes,
  maxWidth = 1920,
  focus,
  fit = 'cover',
  narrowRatio,
  priority = false,
  early = false,
  className,
}: {
  src: string;
  alt: string;
  ratio: number;
  sizes: string;
  maxWidth?: number;
  focus?: { x: number; y: number } | null;
  fit?: 'cover' | 'contain';
  narrowRatio?: number;
  priority?: boolean;
  early?: boolean;
  className?: string;
}) {
  const crop = fit === 'cover' ? { ratio, focus } : {};
  const fallbackWidth = Math.min(720, maxWidth);
  const fallback = imageUrl(src, { width: fallbackWidth, ...crop });
  const minWidth = narrowRatio && sizes === '100vw' ? BREAKPOINT : 0;
  const srcSet = imageSrcSet(src, { maxWidth, minWidth, ...crop });
  const image = (
    // biome-ignore lint/performance/noImgElement: the CDN sizes pictures; the framework's component would add script
    <img
      src={fallback}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={fallbackWidth}
      height={Math.round(fallbackWidth / ratio)}
      loading={priority || early ? 'eager' : 'lazy'}
      // The picture a page is waited for belongs into the first frame, not into the one after the scripts.
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : early ? 'low' : undefined}
      className={classes(fit === 'contain' && 'object-contain', className) || undefined}
    />
  );
  if (!narrowRatio) return image;
  return (
    <picture className="contents">
      <source
        media={`(width < ${BREAKPOINT}px)`}
        srcSet={imageSrcSet(src, {
          maxWidth: Math.min(NARROW_MAX, maxWidth),
          minWidth: NARROW_MIN,
          focus,
          ratio: narrowRatio,
        })}
        sizes="100vw"
      />
      {image}
    </picture>
  );
}
