'use client';
import './parts.css';
import '@photo-sphere-viewer/core/index.css';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '@/ui/Icon.client.tsx';
import type { InteriorMedia } from '../gallery/media.ts';
import { frameUrl } from './frame-url.ts';
import { Hotspots } from './Hotspots.client.tsx';
import { turnOfKey } from './panorama-direction.ts';
import { usePanorama } from './use-panorama.client.ts';

const PANORAMA_WIDTH = 2400;

/** The interior as a panorama (SPIN-04, SPIN-08). Without WebGL, the flat picture scrolls sideways. */
export function Interior({
  panorama,
  hotspots,
  title,
  isFull,
}: InteriorMedia & { title: string; isFull: boolean }) {
  const t = useTranslations('galleryExtras');
  const place = useRef<HTMLDivElement>(null);
  const address = frameUrl(panorama, PANORAMA_WIDTH);
  const { state, yaw, places, look, zoom } = usePanorama(place, { address, hotspots, isFull });
  const [openSpot, setOpenSpot] = useState<number | null>(null);
  const [hasLooked, setLooked] = useState(false);
  useEffect(() => {
    if (state === 'failed') console.info('a panorama did not load', address);
  }, [state, address]);

  const onKeyDown = (event: KeyboardEvent) => {
    const turn = turnOfKey(event.key);
    if (!turn || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setLooked(true);
    look(turn);
  };
  if (state === 'failed')
    return (
      <div className="absolute inset-0 flex items-center justify-center text-line-strong">
        <Icon name="image" size={48} />
      </div>
    );
  if (state === 'unsupported')
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      <section className="interior-flat" tabIndex={0} aria-label={t('inside', { title })}>
        {/* biome-ignore lint/performance/noImgElement: sized by its address */}
        <img src={address} alt={t('inside', { title })} />
      </section>
    );
  const degrees = ((Math.round((yaw * 180) / Math.PI) % 360) + 360) % 360;
  return (
    <div className="interior" aria-busy={state === 'loading'}>
      <div className="absolute inset-0 flex items-center justify-center text-line-strong">
        <Icon name="image" size={48} />
      </div>
      <div
        ref={place}
        role="slider"
        tabIndex={0}
        aria-label={t('lookAround', { title })}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={degrees}
        aria-valuetext={t('degrees', { degrees })}
        className="interior-place"
        data-full={isFull}
        onKeyDown={onKeyDown}
        onPointerDown={() => {
          setLooked(true);
          setOpenSpot(null);
        }}
      />
      {!hasLooked && (
        <p className="spin-hint no-print" aria-hidden="true">
          <Icon name="rotate-3d" size={16} />
          {t('dragToLook')}
        </p>
      )}
      <div className="spin-spots absolute inset-0">
        <Hotspots
          spots={hotspots.map((spot, number) => ({ ...spot, place: places[number] ?? null }))}
          opened={openSpot}
          onOpen={setOpenSpot}
        />
      </div>
      <div className="spin-buttons no-print">
        <button
          type="button"
          className="btn btn-secondary btn-icon btn-sm"
          aria-label={t('zoomOut')}
          onClick={() => zoom(-20)}
        >
          <Icon name="minus" size={16} />
        </button>
        <button
          type="button"
          className="btn btn-secondary btn-icon btn-sm"
          aria-label={t('zoomIn')}
          onClick={() => zoom(20)}
        >
          <Icon name="plus" size={16} />
        </button>
      </div>
    </div>
  );
}
