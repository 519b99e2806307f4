'use client';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { useBackCloses } from '@/ui/use-back-closes.client.ts';
import { Strip, stripKey } from './Strip.client.tsx';

/** Thumbnails show with more pictures than this (GALLERY-01). */
const FEW = 3;
/** As many pictures are fetched at once with the page (GALLERY-09). */
const FIRST = 2;
const SHAPE = 4 / 3;

/**
 * The pictures of a car: swipe, arrows, thumbnails, fullscreen (GALLERY rows).
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
  const [index, setIndex] = useState(0);
  const [full, setFull] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const count = images.length;
  useBackCloses(full, () => setFull(false));

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === full) return;
    if (full) element.showModal();
    else element.close();
  }, [full]);

  if (count === 0)
    return (
      <div className="gallery-frame flex flex-col items-center justify-center gap-3 text-ink-muted">
        <Icon name="image" size={48} />
        <p>Photos are on their way.</p>
      </div>
    );

  const picture = (at: number, fullscreen: boolean) => (
    <Picture
      key={images[at]}
      src={images[at] ?? ''}
      alt={`${title}, photo ${at + 1} of ${count}`}
      ratio={SHAPE}
      sizes={fullscreen ? '100vw' : sizes}
      maxWidth={fullscreen ? 1920 : 1440}
      fit={fullscreen ? 'contain' : 'cover'}
      priority={!fullscreen && at < FIRST}
      className="h-full w-full"
    />
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stripKey(event.key, index, count);
    if (next === null) return;
    event.preventDefault();
    setIndex(next);
  };

  return (
    <section aria-roledescription="carousel" aria-label={`Photos of the ${title}`} className="gallery">
      <div className={classes('gallery-frame', wide && 'gallery-wide')}>
        <Strip index={index} onIndex={setIndex} count={count} label="Photos">
          {images.map((_, at) => picture(at, false))}
        </Strip>
        <button
          type="button"
          className="gallery-full btn btn-secondary btn-sm no-print"
          onClick={() => setFull(true)}
        >
          <Icon name="zoom-in" size={16} />
          Fullscreen
        </button>
      </div>
      {count > FEW && (
        <ul className="gallery-thumbs no-print" aria-label="Thumbnails">
          {images.map((image, at) => (
            <li key={image}>
              <button
                type="button"
                aria-label={`Photo ${at + 1}`}
                aria-current={at === index}
                className="gallery-thumb"
                onClick={() => setIndex(at)}
              >
                <Picture
                  src={image}
                  alt=""
                  ratio={SHAPE}
                  sizes="96px"
                  maxWidth={320}
                  className="h-full w-full"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <dialog
        ref={dialog}
        aria-label={`Photos of the ${title}, fullscreen`}
        className="dark gallery-dialog"
        onClose={() => setFull(false)}
        onKeyDown={onKeyDown}
      >
        {full && (
          <>
            <Strip index={index} onIndex={setIndex} count={count} label="Photos, fullscreen">
              {images.map((_, at) => picture(at, true))}
            </Strip>
            <button
              type="button"
              className="gallery-close btn btn-secondary btn-icon"
              aria-label="Close"
              onClick={() => setFull(false)}
            >
              <Icon name="x" />
            </button>
          </>
        )}
      </dialog>
    </section>
  );
}
