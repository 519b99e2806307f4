'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { Track } from '@/ui/carousel/Track.client.tsx';
import type { Carousel } from '@/ui/carousel/use-carousel.client.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { PhotoSteps } from './PhotoSteps.client.tsx';
import { PHOTO_SHAPE } from './photo-shape.ts';

/** Number of pictures loaded eagerly with the page (GALLERY-09). */
const FIRST = 2;
/** Only slides this near the current one are rendered. The first PLAIN slides are in a <noscript> as well. */
const NEAR = 2;
const PLAIN = 12;
/** Index of the promotional slide (GALLERY-10). */
const PROMOTION = 1;

/** The photos of a vehicle side by side, with the site's promotional slide second (GALLERY-10). */
export function Photos({
  images,
  title,
  emptyText,
  slide,
  sizes,
  carousel,
  isFirst,
  isFull,
}: {
  images: string[];
  title: string;
  emptyText: string;
  slide: ReactNode;
  sizes: string;
  carousel: Carousel;
  isFirst: boolean;
  isFull: boolean;
}) {
  const t = useTranslations('gallery');
  // Memoised: a vehicle may have eighty photos, and every step renders the gallery.
  const slides = useMemo(() => {
    const pictures = images.map((image, at) => (
      <Picture
        key={image}
        src={image}
        alt={t('photoAlt', { title, number: at + 1, count: images.length })}
        ratio={PHOTO_SHAPE}
        sizes={isFull ? '100vw' : sizes}
        maxWidth={isFull ? 1920 : 1440}
        fit={isFull ? 'contain' : 'cover'}
        priority={isFirst && at === 0}
        early={isFirst && at < FIRST}
        className="h-full w-full"
      />
    ));
    return slide ? [...pictures.slice(0, PROMOTION), slide, ...pictures.slice(PROMOTION)] : pictures;
  }, [images, title, slide, sizes, isFirst, isFull, t]);
  if (images.length === 0)
    return (
      <div className="absolute inset-0 flex items-center justify-center flex-col gap-3 text-ink-muted">
        <Icon name="image" size={48} />
        <p>{emptyText}</p>
      </div>
    );
  return (
    <>
      {/* Visible until a picture loads, and if it fails (GALLERY-11). */}
      <div className="absolute inset-0 flex items-center justify-center text-line-strong">
        <Icon name="image" size={48} />
      </div>
      <Track
        carousel={carousel}
        label={t(isFull ? 'photosFullscreen' : 'photos')}
        promotion={slide ? PROMOTION : null}
      >
        {slides.map((picture, at) => {
          if (Math.abs(at - carousel.index) <= NEAR) return picture;
          // biome-ignore lint/suspicious/noArrayIndexKey: slides do not move among themselves
          return at < PLAIN && !isFull ? <noscript key={at}>{picture}</noscript> : null;
        })}
      </Track>
      <PhotoSteps carousel={carousel} promotion={slide ? PROMOTION : null} />
    </>
  );
}
