'use client';
import { useEffect, useEffectEvent } from 'react';
import { listenToHistory, openOverlay } from './overlays.client.ts';

/** Makes Back close an open overlay, by calling `close`. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(listenToHistory, []);
  useEffect(() => (isOpen ? openOverlay(() => onBack()) : undefined), [isOpen]);
}
