'use client';
import { useCallback, useEffect, useState } from 'react';
import type { InstantSearchBridge } from './InstantSearchBridge.client.tsx';

type Bridge = typeof InstantSearchBridge;

const INTERACTIONS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
] as const;

/** Milliseconds from page load, without any interaction. */
const PRELOAD_DELAY_MS = 1_000;

let bridge: Promise<Bridge> | undefined;

function loadBridge(): Promise<Bridge> {
  bridge ??= import('./InstantSearchBridge.client.tsx').then((module) => module.InstantSearchBridge);
  bridge.catch(() => {
    bridge = undefined;
  });
  return bridge;
}

function onFirstInteraction(callback: () => void): () => void {
  const call = () => {
    stop();
    callback();
  };
  const stop = () => {
    for (const name of INTERACTIONS) window.removeEventListener(name, call, true);
  };
  for (const name of INTERACTIONS) window.addEventListener(name, call, { capture: true, passive: true });
  return stop;
}

/** So that the first interaction does not wait for the network. */
function preloadWhenIdle(): () => void {
  const preload = () => void loadBridge().catch(() => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer = setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(preload);
      else preload();
    }, PRELOAD_DELAY_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', wait);
  };
}

/**
 * Loads InstantSearch, which the page's first answer does not need.
 * Preloads it when the browser is idle and starts it on the first interaction, so that it does not slow down
 * visitors who only read (`.docs/decisions/0042-instantsearch.md`).
 * @param props.needed whether the page needs a request right away
 * @param props.onFailure called when it cannot be loaded
 * @returns the component once loaded, and a function that loads it immediately
 */
export function useLazyInstantSearch({ needed, onFailure }: { needed: boolean; onFailure: () => void }) {
  const [Bridge, setBridge] = useState<Bridge | null>(null);
  const load = useCallback(() => {
    loadBridge().then((loadedBridge) => setBridge(() => loadedBridge), onFailure);
  }, [onFailure]);
  useEffect(() => {
    if (Bridge) return;
    if (needed) return load();
    const stopPreloading = preloadWhenIdle();
    const stopWaiting = onFirstInteraction(() =>
      loadBridge().then(
        (loadedBridge) => setBridge(() => loadedBridge),
        () => {}, // nothing was requested yet; the first request tries again
      ),
    );
    return () => {
      stopPreloading();
      stopWaiting();
    };
  }, [Bridge, needed, load]);
  return { Bridge, load };
}
