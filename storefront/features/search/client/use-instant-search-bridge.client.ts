'use client';
import { useCallback, useEffect, useState } from 'react';
import type { InstantSearchBridge } from './InstantSearchBridge.client.tsx';

type Bridge = typeof InstantSearchBridge;

/** What a visitor does before anything is pressed, as early as it can be heard. */
const SIGNS_OF_USE = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;

/** Without any sign of use, this long after the page has loaded, in milliseconds. */
const REST_MS = 1_000;

/** Kept from one page to the next. */
let bridge: Promise<Bridge> | undefined;

function load(): Promise<Bridge> {
  bridge ??= import('./InstantSearchBridge.client.tsx').then((module) => module.InstantSearchBridge);
  bridge.catch(() => {
    bridge = undefined;
  });
  return bridge;
}

/** Calls back at the first sign of use; gives what ends the waiting. */
function whenUsed(callback: () => void): () => void {
  const call = () => {
    stop();
    callback();
  };
  const stop = () => {
    for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, call, true);
  };
  for (const sign of SIGNS_OF_USE) window.addEventListener(sign, call, { capture: true, passive: true });
  return stop;
}

/** Fetches the part once the page is at rest, so that the first press does not wait for the line. */
function fetchAtRest(): () => void {
  const fetchBridge = () => void load().catch(() => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    timer = setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(fetchBridge);
      else fetchBridge();
    }, REST_MS);
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', rest);
  };
}

/**
 * The part of the search that asks: a page shows its first answer without it. It is fetched in an idle moment and
 * begins to work at the first sign of use, so that who only reads is not kept waiting by it.
 * @param props.needed whether the page has something to ask already
 * @param props.onFailure called when it could not be loaded
 * @returns the part once it is there, and a way to have it at once
 */
export function useInstantSearchBridge({ needed, onFailure }: { needed: boolean; onFailure: () => void }) {
  const [Bridge, setBridge] = useState<Bridge | null>(null);
  const wake = useCallback(() => {
    load().then((loadedBridge) => setBridge(() => loadedBridge), onFailure);
  }, [onFailure]);
  useEffect(() => {
    if (Bridge) return;
    if (needed) return wake();
    // Nothing is asked yet: should it fail, the first press tries again.
    const stopFetching = fetchAtRest();
    const stopWaiting = whenUsed(() =>
      load().then(
        (loadedBridge) => setBridge(() => loadedBridge),
        () => {},
      ),
    );
    return () => {
      stopFetching();
      stopWaiting();
    };
  }, [Bridge, needed, wake]);
  return { Bridge, wake };
}
