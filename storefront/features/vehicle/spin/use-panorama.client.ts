'use client';
import { Viewer } from '@photo-sphere-viewer/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Direction, directionOf } from './looking.ts';

/** In percent from left and top; null where it is not in sight. */
type Place = { x: number; y: number } | null;

/**
 * Leaves a finger that moves up or down to the page, which scrolls; sideways it looks around. The library would keep every
 * movement, and who came upon the panorama by scrolling would be caught in it.
 * @param setLooking whether movements are for the panorama
 * @param signal ends it
 */
function leaveScrolling(
  container: HTMLElement,
  setLooking: (isLooking: boolean) => void,
  signal: AbortSignal,
): void {
  let start: { x: number; y: number } | null = null;
  const listen = (type: 'pointerdown' | 'pointermove', listener: (event: PointerEvent) => void) =>
    container.addEventListener(type, listener, { capture: true, signal });
  listen('pointerdown', ({ isPrimary, pointerType, clientX: x, clientY: y }) => {
    setLooking(true);
    // Two fingers zoom, whichever way they move.
    start = isPrimary && pointerType === 'touch' ? { x, y } : null;
  });
  listen('pointermove', ({ clientX, clientY }) => {
    if (start) setLooking(Math.abs(clientX - start.x) >= Math.abs(clientY - start.y));
    start = null;
  });
}

const canDraw = () => document.createElement('canvas').getContext('webgl2') !== null;

/**
 * Draws a panorama in a place of the page and says where its points of interest are on the screen.
 * @param options.pageScrolls whether it stands on a page that scrolls: then the wheel, and a finger up or down, are not for it
 * @returns `yaw` is where one looks, in radians to the right of the middle; `places` the points in sight
 */
export function usePanorama(
  place: RefObject<HTMLElement | null>,
  {
    address,
    hotspots,
    pageScrolls,
  }: { address: string; hotspots: readonly { x: number; y: number }[]; pageScrolls: boolean },
) {
  const viewer = useRef<Viewer | null>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed' | 'unsupported'>('loading');
  const [yaw, setYaw] = useState(0);
  const [places, setPlaces] = useState<Place[]>([]);

  useEffect(() => {
    const container = place.current;
    if (!container) return;
    if (!canDraw()) return setState('unsupported');
    const made = new Viewer({
      container,
      panorama: address,
      navbar: false,
      keyboard: false,
      mousewheel: false,
      loadingTxt: '',
      defaultZoomLvl: 20,
      moveInertia: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      canvasBackground: 'transparent',
    });
    viewer.current = made;
    const directions = hotspots.map(directionOf);
    const locate = () => {
      setYaw(made.getPosition().yaw);
      setPlaces(
        directions.map((direction) => {
          if (!made.dataHelper.isPointVisible(direction)) return null;
          const { x, y } = made.dataHelper.sphericalCoordsToViewerCoords(direction);
          const { width, height } = made.getSize();
          return { x: (100 * x) / width, y: (100 * y) / height };
        }),
      );
    };
    made.addEventListener('render', locate);
    made.addEventListener('ready', () => setState('shown'));
    made.addEventListener('panorama-error', () => setState('failed'));
    return () => {
      viewer.current = null;
      made.destroy();
    };
  }, [place, address, hotspots]);
  useEffect(() => {
    viewer.current?.setOption('mousewheel', !pageScrolls);
    const container = place.current;
    if (!container || !pageScrolls) return;
    const unmounted = new AbortController();
    const setLooking = (isLooking: boolean) => viewer.current?.setOption('mousemove', isLooking);
    leaveScrolling(container, setLooking, unmounted.signal);
    return () => {
      unmounted.abort();
      setLooking(true);
    };
  }, [place, pageScrolls]);

  return {
    state,
    yaw,
    places,
    look: ({ yaw: right, pitch: up }: Direction) => {
      const position = viewer.current?.getPosition();
      if (position) viewer.current?.rotate({ yaw: position.yaw + right, pitch: position.pitch + up });
    },
    zoom: (by: number) => viewer.current?.zoom(viewer.current.getZoomLevel() + by),
  };
}
