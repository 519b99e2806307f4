'use client';
import { Viewer } from '@photo-sphere-viewer/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Direction, directionOf } from './panorama-direction.ts';
import { leaveScrollToPage } from './scroll-of-page.client.ts';

/** In percent from left and top; null if out of view. */
type Place = { x: number; y: number } | null;

const canDraw = () => document.createElement('canvas').getContext('webgl2') !== null;

/**
 * Renders a panorama into an element and tracks where its hotspots are on the screen.
 * @param options.isFull fullscreen, where the wheel and vertical swipes go to it rather than the page
 * @returns `yaw` is the direction in radians right of centre; `places` are the visible hotspots
 */
export function usePanorama(
  place: RefObject<HTMLElement | null>,
  {
    address,
    hotspots,
    isFull,
  }: { address: string; hotspots: readonly { x: number; y: number }[]; isFull: boolean },
) {
  const viewer = useRef<Viewer | null>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed' | 'unsupported'>('loading');
  const [yaw, setYaw] = useState(0);
  const [places, setPlaces] = useState<Place[]>([]);

  useEffect(() => {
    const container = place.current;
    if (!container) return;
    if (!canDraw()) return setState('unsupported');
    const newViewer = new Viewer({
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
    viewer.current = newViewer;
    const directions = hotspots.map(directionOf);
    const locate = () => {
      setYaw(newViewer.getPosition().yaw);
      setPlaces(
        directions.map((direction) => {
          if (!newViewer.dataHelper.isPointVisible(direction)) return null;
          const { x, y } = newViewer.dataHelper.sphericalCoordsToViewerCoords(direction);
          const { width, height } = newViewer.getSize();
          return { x: (100 * x) / width, y: (100 * y) / height };
        }),
      );
    };
    newViewer.addEventListener('render', locate);
    newViewer.addEventListener('ready', () => setState('shown'));
    newViewer.addEventListener('panorama-error', () => setState('failed'));
    return () => {
      viewer.current = null;
      newViewer.destroy();
    };
  }, [place, address, hotspots]);
  useEffect(() => {
    viewer.current?.setOption('mousewheel', isFull);
    return place.current && !isFull ? leaveScrollToPage(place.current) : undefined;
  }, [place, isFull]);

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
