'use client';
import { useCallback, useEffect, useState } from 'react';
import type { InstantSearchBridge } from './InstantSearchBridge.client.tsx';

type Bridge = typeof InstantSearchBridge;

const SIGNS_OF_USE = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;

/** Delay after page load before preloading without any interaction, in milliseconds. */
const REST_MS = 1_000;

let bridge: Promise<Bridge> | undefined;

function load(): Promise<Bridge> {
  bridge ??= import('./InstantSearchBridge.client.tsx').then((module) => module.InstantSearchBridge);
  bridge.catch(() => {
    bridge = undefined;
  });
  return bridge;
}

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

/** Preloads the module once the page is idle, so that the first interaction does not wait for the network. */
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
 * Loads InstantSearch, which the page's first answer does not need. The module is fetched when the browser is
 * idle and starts on the first interaction, so it does not slow down visitors who only read.
 * @param props.needed whether the page needs a request right away
 * @param props.onFailure called when it cannot be loaded
 * @returns the component once loaded, and a function that loads it immediately
 */
export function useInstantSearchBridge({ needed, onFailure }: { needed: boolean; onFailure: () => void }) {
  const [Bridge, setBridge] = useState<Bridge | null>(null);
  const wake = useCallback(() => {
    load().then((loadedBridge) => setBridge(() => loadedBridge), onFailure);
  }, [onFailure]);
  useEffect(() => {
    if (Bridge) return;
    if (needed) return wake();
    // Nothing was requested yet, so ignore a failure; the first interaction tries again.
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
