'use client';
import { type KeyboardEvent, useMemo } from 'react';
import { slideOfKey } from '@/ui/carousel/position.ts';
import { useKeepInSight } from '@/ui/carousel/use-keep-in-sight.client.ts';
import { Picture } from '@/ui/Picture.client.tsx';
import { PHOTO_SHAPE } from './shape.ts';

/**
 * Small pictures to choose a large one by; that of the one that shows stays in sight. One stop of the tab key, however
 * many there are: arrows, Home and End lead on.
 */
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
          // Twice as many pixels as it is wide; more would cost all thumbnails together as much as the large picture.
          maxWidth={192}
          className="h-full w-full"
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
    <ul ref={row} className="gallery-thumbs no-print" aria-label="Thumbnails" onKeyDown={onKeyDown}>
      {pictures.map((picture, at) => (
        <li key={picture.key}>
          <button
            type="button"
            aria-label={`Photo ${at + 1}`}
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
