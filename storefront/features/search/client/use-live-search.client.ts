'use client';
import { useCallback, useEffect, useState } from 'react';
import type { LiveSearch } from './LiveSearch.client.tsx';

type Part = typeof LiveSearch;

/** What a visitor does before anything is pressed, as early as it can be heard. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** Without any sign of use, this long after the page has loaded, in milliseconds. */
const REST_MS = 1_000;

/** Kept from one page to the next. */
let part: Promise<Part> | undefined;

function load(): Promise<Part> {
  part ??= import('./LiveSearch.client.tsx').then((module) => module.LiveSearch);
  part.catch(() => {
    part = undefined;
  });
  return part;
}

/** Calls back at the first sign of use, or once the browser has nothing to do. */
function whenWanted(callback: () => void): () => void {
  const call = () => {
    stop();
    callback();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    timer = setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(call);
      else call();
    }, REST_MS);
  };
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('load', rest);
    for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, call, true);
  };
  for (const sign of SIGNS_OF_USE) window.addEventListener(sign, call, { capture: true, passive: true });
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest);
  return stop;
}

/**
 * The part of the search that asks: a page shows its first answer without it, so it comes at the first sign of
 * use or in an idle moment.
 * @param props.needed whether the page has something to ask already
 * @param props.onFailure called when it could not be loaded
 * @returns the part once it is there, and a way to have it at once
 */
export function useLiveSearch({ needed, onFailure }: { needed: boolean; onFailure: () => void }) {
  const [Live, setLive] = useState<Part | null>(null);
  const wake = useCallback(() => {
    load().then((loaded) => setLive(() => loaded), onFailure);
  }, [onFailure]);
  useEffect(() => {
    if (Live) return;
    if (needed) return wake();
    // Nothing is asked yet: should it fail, the first press tries again.
    return whenWanted(() =>
      load().then(
        (loaded) => setLive(() => loaded),
        () => {},
      ),
    );
  }, [Live, needed, wake]);
  return { Live, wake };
}
