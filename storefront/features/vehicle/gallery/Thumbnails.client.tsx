'use client';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useMemo } from 'react';
import { slideOfKey } from '@/ui/carousel/position.ts';
import { useKeepInSight } from '@/ui/carousel/use-keep-in-sight.client.ts';
import { imageUrl } from '@/ui/image.ts';
import { PHOTO_SHAPE } from './photo-shape.ts';

/** Twice the thumbnail's width. Larger, all of them together would weigh as much as the large picture. */
const WIDTH = 192;

/** Thumbnails that choose the large picture: a single tab stop, with arrow keys, Home and End. */
export function Thumbnails({
  images,
  current,
  onChoose,
}: {
  images: string[];
  current: number;
  onChoose: (image: number) => void;
}) {
  const t = useTranslations('gallery');
  const row = useKeepInSight<HTMLUListElement>(current);
  const pictures = useMemo(
    () =>
      images.map((image, at) => (
        // biome-ignore lint/performance/noImgElement: the CDN sizes pictures; the framework's component would add script
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: photos keep their places, and two may have one small picture
          key={at}
          src={imageUrl(image, { width: WIDTH, ratio: PHOTO_SHAPE })}
          alt=""
          width={WIDTH}
          height={WIDTH / PHOTO_SHAPE}
          loading="lazy"
          decoding="async"
          className="h-full w-full object-cover"
        />
      )),
    [images],
  );
  const reachable = Math.max(current, 0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = slideOfKey(event.key, reachable, { count: images.length, loop: false });
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChoose(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <ul ref={row} className="gallery-thumbs no-print" aria-label={t('thumbnails')} onKeyDown={onKeyDown}>
      {pictures.map((picture, at) => (
        <li key={picture.key}>
          <button
            type="button"
            aria-label={t('photoNumber', { number: at + 1 })}
            aria-current={at === current}
            tabIndex={at === reachable ? 0 : -1}
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
