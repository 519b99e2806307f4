'use client';
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SENSITIVITY, turnOfDrag } from './turning.ts';
import type { Turn } from './use-turn.client.ts';

const MOST_ZOOM = 3;
const LINE = 16;
/** A finger that has not moved for this many milliseconds releases without speed. */
const RESTED_MS = 80;
const WHEEL_ZOOM = 0.01;

interface Zoom {
  scale: number;
  x: number;
  y: number;
}
export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };

/**
 * Gestures of a spin: one finger turns it, or pans while zoomed; two fingers zoom and pan (SPIN-12). A
 * horizontal wheel turns it; a vertical wheel scrolls the page, except in fullscreen.
 * @returns the zoom, and props for the element
 */
export function useGestures(place: RefObject<HTMLElement | null>, turn: Turn, isFull: boolean) {
  const [zoom, setZoom] = useState(NO_ZOOM);
  /** Current zoom: two fingers may move before the first change is rendered. */
  const zoomNow = useRef(NO_ZOOM);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const speed = useRef({ value: 0, at: 0 });

  const change = ({ scale, x, y }: Zoom) => {
    const box = place.current?.getBoundingClientRect();
    if (!box) return;
    const limitedScale = Math.min(MOST_ZOOM, Math.max(1, scale));
    const within = (way: number, size: number) => {
      const most = (size * (limitedScale - 1)) / 2;
      return Math.min(most, Math.max(-most, way));
    };
    zoomNow.current = { scale: limitedScale, x: within(x, box.width), y: within(y, box.height) };
    setZoom(zoomNow.current);
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
    if (event.ctrlKey) {
      event.preventDefault();
      turn.begin();
      const { current } = zoomNow;
      change({ ...current, scale: current.scale * Math.exp(-event.deltaY * unit * WHEEL_ZOOM) });
      return;
    }
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const pixels = isSideways ? event.deltaX : event.shiftKey || isFull ? event.deltaY : 0;
    if (pixels === 0) return;
    event.preventDefault();
    turn.begin();
    turn.turnBy((pixels * unit) / SENSITIVITY);
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    // React registers wheel listeners as passive, so they cannot prevent scrolling.
    const listener = (event: WheelEvent) => onWheel(event);
    element.addEventListener('wheel', listener, { passive: false });
    return () => element.removeEventListener('wheel', listener);
  }, [place]);

  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    const { scale, x, y } = zoomNow.current;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      const spread = (finger: { x: number; y: number }) => Math.hypot(finger.x - other.x, finger.y - other.y);
      change({
        scale: (scale * spread(now)) / Math.max(1, spread(before)),
        x: x + dx / 2,
        y: y + dy / 2,
      });
    } else if (scale > 1) change({ scale, x: x + dx, y: y + dy });
    else if (dx !== 0) {
      const passedMs = Math.max(1, event.timeStamp - speed.current.at);
      speed.current = { value: turnOfDrag(dx) / passedMs, at: event.timeStamp };
      turn.turnBy(turnOfDrag(dx));
    }
  };
  const onPointerEnd = (event: PointerEvent) => {
    const wasLast = fingers.current.delete(event.pointerId) && fingers.current.size === 0;
    const isResting = event.timeStamp - speed.current.at > RESTED_MS;
    if (wasLast && zoomNow.current.scale === 1 && !isResting) turn.release(speed.current.value);
    speed.current = { value: 0, at: event.timeStamp };
  };

  return {
    zoom,
    setZoom: change,
    gestureProps: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        speed.current = { value: 0, at: event.timeStamp };
        turn.begin();
      },
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
  };
}
