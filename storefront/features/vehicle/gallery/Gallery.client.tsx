'use client';
import { useMemo, useState } from 'react';
import { Track } from '@/ui/carousel/Track.client.tsx';
import { useCarousel } from '@/ui/carousel/use-carousel.client.ts';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { Fullscreen } from './Fullscreen.client.tsx';
import { PhotoSteps } from './PhotoSteps.client.tsx';
import { PHOTO_SHAPE } from './shape.ts';
import { Thumbnails } from './Thumbnails.client.tsx';

/** Thumbnails show with more pictures than this (GALLERY-01). */
const FEW = 3;
/** As many pictures are fetched at once with the page (GALLERY-09). */
const FIRST = 2;

/**
 * The pictures of a vehicle: swipe, arrows, thumbnails, fullscreen (GALLERY rows).
 * @param props.images addresses on the image CDN
 * @param props.sizes how wide the large picture is shown
 * @param props.wide a cinematic shape on wide screens
 */
export function Gallery({
  images,
  title,
  sizes,
  wide = false,
}: {
  images: string[];
  title: string;
  sizes: string;
  wide?: boolean;
}) {
  const count = images.length;
  const carousel = useCarousel({ count });
  const [isFull, setFull] = useState(false);
  // Made once: a vehicle may have eighty, and each step renders the gallery.
  const pictures = useMemo(
    () =>
      images.map((image, at) => (
        <Picture
          key={image}
          src={image}
          alt={`${title}, photo ${at + 1} of ${images.length}`}
          ratio={PHOTO_SHAPE}
          sizes={sizes}
          maxWidth={1440}
          priority={at < FIRST}
          className="h-full w-full"
        />
      )),
    [images, title, sizes],
  );

  if (count === 0)
    return (
      <div className="gallery-frame flex flex-col items-center justify-center gap-3 text-ink-muted">
        <Icon name="image" size={48} />
        <p>Photos are on their way.</p>
      </div>
    );
  return (
    <section aria-roledescription="carousel" aria-label={`Photos of the ${title}`} className="gallery">
      <div className={classes('gallery-frame', wide && 'gallery-wide')}>
        <Track carousel={carousel} label="Photos">
          {pictures}
        </Track>
        <PhotoSteps carousel={carousel} />
        <button
          type="button"
          className="gallery-full btn btn-secondary btn-sm no-print"
          onClick={() => setFull(true)}
        >
          <Icon name="zoom-in" size={16} />
          Fullscreen
        </button>
      </div>
      {count > FEW && <Thumbnails images={images} carousel={carousel} />}
      <Fullscreen
        images={images}
        title={title}
        carousel={carousel}
        isOpen={isFull}
        onClose={() => setFull(false)}
      />
    </section>
  );
}
