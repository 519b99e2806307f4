'use client';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Frames } from './frames.client.ts';
import { coast, frameAt, INTERVAL_MS, shorterWay } from './turning.ts';

const WIDEST = 1600;
/** Speed of turning to a highlight, in frames per millisecond. */
const TURNING_SPEED = 0.03;

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface Turn {
  /** The current frame, from 0. While turning automatically, updated only where `isMarked` requires it. */
  frame: number;
  frameNow: () => number;
  /** Aspect ratio of the frames; null before the first has loaded. */
  shape: number | null;
  turnBy: (frames: number) => void;
  release: (speed: number) => void;
  /** Turns to a frame the shorter way, instantly or animated. */
  turnTo: (frame: number, manner: 'at once' | 'seen') => void;
  /** Called on first use: stops automatic turning and loads sharp frames. */
  begin: () => void;
}

/**
 * Turns the frames of a spin on a canvas. It turns automatically while frames load, until all have loaded
 * and the turn is complete, or until the visitor uses it (SPIN-11); never with reduced motion.
 * @param options.isMarked whether a frame has hotspots; automatic turning renders only those frames
 * @param options.onShow called with each frame that is shown
 * @param options.onBroken called when no frame can be loaded
 */
export function useTurn(
  canvas: RefObject<HTMLCanvasElement | null>,
  {
    addresses,
    isShown,
    zoom,
    isMarked,
    onShow,
    onBroken,
  }: {
    addresses: readonly string[];
    isShown: boolean;
    zoom: number;
    isMarked: (frame: number) => boolean;
    onShow: (frame: number) => void;
    onBroken: () => void;
  },
): Turn {
  const count = addresses.length;
  const frames = useRef<Frames | null>(null);
  const position = useRef(0);
  const animation = useRef(0);
  /** The picture on the canvas; it is drawn again for each frame that loads otherwise. */
  const drawn = useRef<ImageBitmap | null>(null);
  const [frame, setFrame] = useState(0);
  const [shape, setShape] = useState<number | null>(null);
  const [isUsed, setUsed] = useState(false);

  const draw = (wantedFrame: number) => {
    const [element, store] = [canvas.current, frames.current];
    const nearest = store?.nearestTo(wantedFrame) ?? null;
    const picture = nearest === null ? null : store?.pictureOf(nearest);
    if (!element || !picture || picture === drawn.current) return;
    const context = element.getContext('2d');
    if (!context) return;
    drawn.current = picture;
    if (element.width !== picture.width || element.height !== picture.height) {
      element.width = picture.width;
      element.height = picture.height;
    }
    // The server-rendered picture is the first frame, and sharper than the small frame.
    if (nearest === 0 && !store?.isLarge(0)) context.clearRect(0, 0, element.width, element.height);
    else context.drawImage(picture, 0, 0);
  };
  const frameNow = () => frameAt(position.current, count);
  const turnCanvas = (to: number) => {
    position.current = to;
    const next = frameAt(to, count);
    draw(next);
    onShow(next);
    frames.current?.loadAround(next);
  };
  const show = (to: number) => {
    turnCanvas(to);
    setFrame(frameNow());
  };

  const onFrame = useEffectEvent((changedFrame: number) => {
    const store = frames.current;
    if (!store) return;
    if (store.isNothing) return onBroken();
    const picture = store.pictureOf(changedFrame);
    if (picture && shape === null) setShape(picture.width / picture.height);
    draw(frameNow());
  });
  useEffect(() => {
    const store = new Frames(addresses, (changedFrame) => onFrame(changedFrame));
    drawn.current = null;
    frames.current = store;
    store.loadAround(0);
    return () => store.close();
  }, [addresses]);

  useEffect(() => {
    const element = canvas.current;
    if (!isUsed || !isShown || !element) return;
    const enlarge = () => {
      const pixels = element.clientWidth * zoom * Math.min(2, devicePixelRatio);
      // Rounded up in steps to limit the number of variants.
      frames.current?.enlarge(Math.min(WIDEST, Math.ceil(pixels / 400) * 400));
    };
    const observer = new ResizeObserver(enlarge);
    observer.observe(element);
    return () => observer.disconnect();
  }, [canvas, isUsed, isShown, zoom]);

  const step = useEffectEvent(() => {
    const store = frames.current;
    const before = frameNow();
    let way = 1;
    while (store?.isBroken(frameAt(before + way, count)) && way < count) way += 1;
    const next = frameAt(before + way, count);
    if (!store?.pictureOf(next)) return false;
    turnCanvas(next);
    const isDone = store.isLoaded && next === 0;
    if (isDone || isMarked(before) || isMarked(next)) setFrame(next);
    return isDone;
  });
  useEffect(() => {
    if (isUsed || !isShown || prefersStill()) return;
    const timer = setInterval(() => {
      if (step()) clearInterval(timer);
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isUsed, isShown]);

  const stop = () => cancelAnimationFrame(animation.current);
  useEffect(() => () => cancelAnimationFrame(animation.current), []);
  const animate = (advance: (milliseconds: number) => boolean) => {
    stop();
    let before = performance.now();
    const tick = (now: number) => {
      const isDone = advance(Math.max(0, now - before));
      before = now;
      if (!isDone) animation.current = requestAnimationFrame(tick);
    };
    animation.current = requestAnimationFrame(tick);
  };
  const begin = () => {
    stop();
    setUsed(true);
    setFrame(frameNow());
  };

  return {
    frame,
    frameNow,
    shape,
    begin,
    turnBy: (by) => show(position.current + by),
    release: (speed) => {
      if (prefersStill()) return;
      let speedLeft = speed;
      animate((milliseconds) => {
        speedLeft = coast(speedLeft, milliseconds);
        show(position.current + speedLeft * milliseconds);
        return speedLeft === 0;
      });
    },
    turnTo: (to, manner) => {
      begin();
      if (manner === 'at once' || prefersStill()) return show(to);
      animate((milliseconds) => {
        const way = shorterWay(frameNow(), to, count);
        const by = Math.min(Math.abs(way), Math.max(TURNING_SPEED * milliseconds, 0.01));
        show(position.current + Math.sign(way) * by);
        return frameNow() === to;
      });
    },
  };
}
