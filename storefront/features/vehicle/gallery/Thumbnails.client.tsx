'use client';
import { useMemo } from 'react';
import { useKeepInSight } from '@/ui/carousel/use-keep-in-sight.client.ts';
import { Picture } from '@/ui/Picture.client.tsx';
import { PHOTO_SHAPE } from './shape.ts';

/** Small pictures to choose a large one by; that of the one that shows stays in sight. */
export function Thumbnails({
  images,
  current,
  onChoose,
}: {
  images: string[];
  /** Which of them is the large one. */
  current: number;
  onChoose: (image: number) => void;
}) {
  const row = useKeepInSight<HTMLUListElement>(current);
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
            aria-current={at === current}
            className="gallery-thumb"
            onClick={() => onChoose(at)}
          >
            {picture}
          </button>
        </li>
      ))}
    </ul>
  );
}
