'use client';
import { useTranslations } from 'next-intl';
import { type CSSProperties, useCallback, useRef, useState } from 'react';
import { imageUrl } from '@/ui/image.ts';
import { Picture } from '@/ui/Picture.client.tsx';
import { useLazy } from '@/ui/use-lazy.client.ts';
import { useWhenNear } from '@/ui/use-when-near.client.ts';
import type { SpinMedia } from '../gallery/media.ts';
import { PHOTO_SHAPE } from '../gallery/photo-shape.ts';
import { frameUrl, SMALL_WIDTH } from './frame-url.ts';

/** Width in pixels of the strip at each side that is stretched to fill a wide frame, without the car. */
const STUDIO_WIDTH = 64;

const AHEAD = 3;

const loadStage = async () => (await import('./SpinStage.client.tsx')).SpinStage;

/** Resolves once the page has loaded, so that the spin does not compete with the page itself. */
async function pageLoaded(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const framesAhead = (frames: readonly string[]) =>
  frames.slice(1, 1 + AHEAD).map((frame) => frameUrl(frame, SMALL_WIDTH));

function fetchFrames(addresses: readonly string[]): void {
  for (const address of addresses) new Image().src = address;
}

/** Loads the spin's script as soon as the page has loaded: on a slow phone, hydration is a second later. */
async function fetchAhead(): Promise<void> {
  await pageLoaded();
  const addresses = document.querySelector<HTMLElement>('.spin[data-ahead]')?.dataset.ahead;
  if (addresses === undefined || savesData()) return;
  fetchFrames(addresses.split(' '));
  await loadStage();
}
if (typeof document !== 'undefined') fetchAhead().catch(() => undefined); // Loaded again, with error handling, when it is needed.

/**
 * The spin of a car (SPIN-01). The first frame is rendered as a picture; the script that turns it loads
 * once the page has loaded and it is in view, or as soon as it is touched.
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
  sizes: string;
  isFirst: boolean;
  isShown: boolean;
  isFull: boolean;
  onBroken: () => void;
}) {
  const t = useTranslations('spin');
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const { frames } = spin;
  const want = useCallback(() => {
    setWanted(true);
    fetchFrames(framesAhead(frames));
  }, [frames]);
  const wait = useCallback(
    async (signal: AbortSignal) => {
      await pageLoaded();
      if (!signal.aborted && !savesData()) want();
    },
    [want],
  );
  useWhenNear(place, isShown ? wait : null);
  const Stage = useLazy(loadStage, isWanted);
  const first = frames[0] ?? '';
  const poster = (
    <Picture
      src={first}
      alt={t('posterAlt', { title, count: frames.length })}
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
      data-ahead={isFirst ? framesAhead(frames).join(' ') : undefined}
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
