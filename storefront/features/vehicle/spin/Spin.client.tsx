'use client';
import { type CSSProperties, useCallback, useRef, useState } from 'react';
import { imageUrl } from '@/ui/image.ts';
import { Picture } from '@/ui/Picture.client.tsx';
import { useLater } from '@/ui/use-later.client.ts';
import { useWhenNear } from '@/ui/use-when-near.client.ts';
import type { SpinMedia } from '../gallery/media.ts';
import { PHOTO_SHAPE } from '../gallery/shape.ts';
import { frameUrl, SMALL_WIDTH } from './frame-url.ts';

/** What a wide frame shows to both sides is this wide, in pixels, before it is stretched. */
const STUDIO_WIDTH = 16;

/** So many frames are fetched along with what turns them. */
const AHEAD = 3;

const loadStage = async () => (await import('./SpinStage.client.tsx')).SpinStage;

/** Ends in an idle moment once the page has loaded, so that nothing of the spin competes with the page itself. */
async function pageIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 2000 }) : setTimeout(resolve),
  );
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * The spin of a car (SPIN-01). The page comes with its first frame as a picture; what turns it is fetched when the page
 * has loaded and it is in sight, or as soon as it is touched.
 */
export function Spin({
  spin,
  title,
  sizes,
  isFirst,
  isShown,
  isFull,
  onBroken,
}: {
  spin: SpinMedia;
  title: string;
  /** How wide it is shown on the page. */
  sizes: string;
  /** Whether it is what the page shows first. */
  isFirst: boolean;
  isShown: boolean;
  isFull: boolean;
  onBroken: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const { frames } = spin;
  const want = useCallback(() => {
    setWanted(true);
    // The first frames come together with what turns them, not after it.
    for (const frame of frames.slice(1, 1 + AHEAD)) new Image().src = frameUrl(frame, SMALL_WIDTH);
  }, [frames]);
  const wait = useCallback(
    async (signal: AbortSignal) => {
      await pageIdle();
      if (!signal.aborted && !savesData()) want();
    },
    [want],
  );
  useWhenNear(place, isShown ? wait : null);
  const Stage = useLater(loadStage, isWanted);
  const first = frames[0] ?? '';
  const poster = (
    <Picture
      src={first}
      alt={`${title}, view 1 of ${frames.length}`}
      ratio={PHOTO_SHAPE}
      sizes={isFull ? '100vw' : sizes}
      maxWidth={1080}
      fit="contain"
      priority={isFirst}
      className="absolute inset-0 h-full w-full"
    />
  );
  return (
    <div
      ref={place}
      className="spin"
      style={{ '--studio': `url("${imageUrl(first, { width: STUDIO_WIDTH })}")` } as CSSProperties}
      onPointerDown={isWanted ? undefined : want}
      onPointerEnter={isWanted ? undefined : want}
    >
      {Stage ? (
        <Stage spin={spin} title={title} isShown={isShown} isFull={isFull} onBroken={onBroken}>
          {poster}
        </Stage>
      ) : (
        <div className="spin-stage">{poster}</div>
      )}
    </div>
  );
}
