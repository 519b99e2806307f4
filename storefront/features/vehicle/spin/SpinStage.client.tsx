'use client';
import './parts.css';
import { useTranslations } from 'next-intl';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '@/ui/Icon.client.tsx';
import type { SpinMedia } from '../gallery/media.ts';
import { Hotspots } from './Hotspots.client.tsx';
import { frameOfKey } from './turning.ts';
import { NO_ZOOM, useGestures } from './use-gestures.client.ts';
import { useTurn } from './use-turn.client.ts';

const CLOSER = 2;

/**
 * The interactive spin: a slider whose value is the frame, with the current frame's hotspots.
 * @param props.children the server-rendered first frame
 */
export function SpinStage({
  spin: { frames, hotspots },
  title,
  isShown,
  isFull,
  onBroken,
  children,
}: {
  spin: SpinMedia;
  title: string;
  isShown: boolean;
  isFull: boolean;
  onBroken: () => void;
  children: ReactNode;
}) {
  const t = useTranslations('spin');
  const canvas = useRef<HTMLCanvasElement>(null);
  const slider = useRef<HTMLDivElement>(null);
  const [sharpness, setSharpness] = useState(1);
  const wordsOf = (shownFrame: number) => t('frame', { number: shownFrame + 1, count: frames.length });
  const turn = useTurn(canvas, {
    addresses: frames,
    isShown,
    zoom: sharpness,
    isMarked: (shownFrame) => hotspots.some((spot) => spot.frame === shownFrame),
    // Set directly instead of rendering, because it changes ten times a second.
    onShow: (shownFrame) => {
      slider.current?.setAttribute('aria-valuenow', String(shownFrame + 1));
      slider.current?.setAttribute('aria-valuetext', wordsOf(shownFrame));
    },
    onBroken,
  });
  const { zoom, setZoom, gestureProps } = useGestures(slider, turn, isFull);
  if (zoom.scale > sharpness) setSharpness(zoom.scale);
  const [openSpot, setOpenSpot] = useState<number | null>(null);
  const [isTouched, setTouched] = useState(false);
  const { frame, shape } = turn;
  const isOpenSeen = openSpot !== null && hotspots[openSpot]?.frame === frame;

  const touch = () => {
    setTouched(true);
    setOpenSpot(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = frameOfKey(event.key, turn.frameNow(), frames.length);
    if (to === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    touch();
    turn.turnTo(to, 'at once');
  };
  const nextHighlight = () => {
    const order = [...hotspots.keys()].sort((one, other) => frameOf(one) - frameOf(other));
    const currentSpot = openSpot === null ? -1 : order.indexOf(openSpot);
    const next = order[(currentSpot + 1) % order.length] ?? 0;
    setTouched(true);
    setZoom(NO_ZOOM);
    setOpenSpot(next);
    turn.turnTo(frameOf(next), 'seen');
  };
  const frameOf = (spot: number) => hotspots[spot]?.frame ?? 0;
  const isZoomed = zoom.scale > 1;
  return (
    <>
      <div
        className="spin-stage"
        style={
          {
            ...(shape && { '--shape': shape }),
            '--zoom': zoom.scale,
            transform: isZoomed ? `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` : undefined,
          } as CSSProperties
        }
      >
        {children}
        <canvas ref={canvas} className="absolute inset-0 h-full w-full object-contain" />
      </div>
      <div
        ref={slider}
        role="slider"
        tabIndex={0}
        aria-label={t('turn', { title })}
        aria-valuemin={1}
        aria-valuemax={frames.length}
        aria-valuenow={frame + 1}
        aria-valuetext={wordsOf(frame)}
        className="spin-slider"
        data-full={isFull}
        onKeyDown={onKeyDown}
        {...gestureProps}
        onPointerDown={(event) => {
          touch();
          gestureProps.onPointerDown(event);
        }}
      />
      {!isTouched && (
        <p className="spin-hint no-print" aria-hidden="true">
          <Icon name="rotate-3d" size={16} />
          {t('dragToTurn')}
        </p>
      )}
      <div className="spin-stage spin-spots">
        <Hotspots
          spots={hotspots.map((spot) => ({
            ...spot,
            place: spot.frame === frame && !isZoomed ? { x: spot.x, y: spot.y } : null,
          }))}
          opened={isOpenSeen ? openSpot : null}
          onOpen={(spot) => {
            setTouched(true);
            turn.begin();
            setOpenSpot(spot);
          }}
        />
      </div>
      <div className="spin-buttons no-print">
        {hotspots.length > 0 && (
          <button type="button" className="btn btn-secondary btn-sm" onClick={nextHighlight}>
            <Icon name="sparkles" size={16} />
            <span className="spin-button-word">{t('highlights')}</span>{' '}
            <span className="numbers">{hotspots.length}</span>
          </button>
        )}
        <button
          type="button"
          className="btn btn-secondary btn-icon btn-sm"
          aria-label={t(isZoomed ? 'zoomOut' : 'zoomIn')}
          onClick={() => {
            setTouched(true);
            turn.begin();
            setZoom(isZoomed ? NO_ZOOM : { ...NO_ZOOM, scale: CLOSER });
          }}
        >
          <Icon name={isZoomed ? 'minus' : 'plus'} size={16} />
        </button>
      </div>
    </>
  );
}
