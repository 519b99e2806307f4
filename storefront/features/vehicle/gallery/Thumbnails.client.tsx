'use client';
import { useMemo } from 'react';
import type { Carousel } from '@/ui/carousel/use-carousel.client.ts';
import { useKeepInSight } from '@/ui/carousel/use-keep-in-sight.client.ts';
import { Picture } from '@/ui/Picture.tsx';
import { PHOTO_SHAPE } from './shape.ts';

/** Small pictures to choose a large one by; that of the one that shows stays in sight. */
export function Thumbnails({ images, carousel }: { images: string[]; carousel: Carousel }) {
  const { index, show } = carousel;
  const row = useKeepInSight<HTMLUListElement>(index);
  const pictures = useMemo(
    () =>
      images.map((image) => (
        <Picture
          key={image}
          src={image}
          alt=""
          ratio={PHOTO_SHAPE}
          sizes="96px"
          maxWidth={320}
          className="h-full w-full"
        />
      )),
    [images],
  );
  return (
    <ul ref={row} className="gallery-thumbs no-print" aria-label="Thumbnails">
      {pictures.map((picture, at) => (
        <li key={picture.key}>
          <button
            type="button"
            aria-label={`Photo ${at + 1}`}
            aria-current={at === index}
            className="gallery-thumb"
            onClick={() => show(at)}
          >
            {picture}
          </button>
        </li>
      ))}
    </ul>
  );
}
