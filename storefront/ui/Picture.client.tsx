'use client';
import { classes } from './classes.ts';
import { imageSrcSet, imageUrl } from './image.ts';

/** Maximum for phones: twice their width in pixels looks sharp; three times only costs bytes. */
const NARROW_MAX = 828;
/** Phones are at least this many physical pixels wide, because their density is at least 2. */
const NARROW_MIN = 400;
/** From this viewport width on, the image has its normal ratio. */
const BREAKPOINT = 768;

/**
 * Every photo of the storefront, sized by the image CDN. A client component, so that the page's data
 * contains its URL only once rather than for each size.
 * @param props.src URL on the image CDN, without parameters
 * @param props.ratio width divided by height of the space it fills
 * @param props.sizes the HTML attribute; must be accurate, since it determines the bytes loaded
 * @param props.maxWidth the largest variant offered, at most the image's own width
 * @param props.narrowRatio ratio on phones (below 768 px), for images that fill the width
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
      // Decode the main image synchronously, so that it appears in the first frame.
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
