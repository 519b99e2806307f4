'use client';
import { useCallback, useRef, useState } from 'react';
import { consentOf } from '@/analytics/consent.client.ts';
import { analytics } from '@/analytics/current-setup.client.ts';
import { useWhenNear } from '@/ui/use-when-near.client.ts';
import { PINS_PATH, type StreetPins } from './pins.ts';
import type { StreetMap } from './StreetMap.client.tsx';
import type { StreetsProps } from './streets-props.ts';
import './streets.css';
import { useTranslations } from 'next-intl';

type State = 'waiting' | 'asking' | 'loading' | 'shown' | 'failed';
interface Part {
  View: typeof StreetMap;
  streets: StreetPins;
}

/**
 * A street map over the drawn one that it is placed on. Loads when it scrolls into view, so that the map
 * provider hears of no visitor who has not seen it. If the site asks for consent before it shares visits, the
 * map waits for that or for a press. The drawn map stays without WebGL, when offline, and if the style fails.
 */
export function Streets(props: StreetsProps) {
  const t = useTranslations('map');
  const spot = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('waiting');
  const [part, setPart] = useState<Part | null>(null);
  const load = useCallback(async () => {
    setState('loading');
    try {
      const [{ StreetMap: View }, response] = await Promise.all([
        import('./StreetMap.client.tsx'),
        fetch(PINS_PATH),
      ]);
      if (!response.ok) return setState('failed');
      setPart({ View, streets: (await response.json()) as StreetPins });
    } catch (error) {
      console.info('the street map did not load', error);
      setState('failed');
    }
  }, []);
  const start = useCallback(async () => {
    if (!hasWebGl()) return setState('failed');
    if (!mayShare()) return setState('asking');
    await load();
  }, [load]);
  useWhenNear(spot, start, 0);
  const { onShown, slugs } = props;
  const show = useCallback(() => {
    setState('shown');
    onShown?.(true);
  }, [onShown]);
  const fail = useCallback(() => {
    setState('failed');
    onShown?.(false);
  }, [onShown]);
  const pins = part?.streets.pins.filter(({ slug }) => slugs === null || slugs.includes(slug)) ?? [];
  return (
    <div ref={spot} data-streets={state} className="streets">
      {state === 'asking' && (
        <button type="button" className="btn btn-secondary btn-sm streets-ask" onClick={() => void load()}>
          {t('showStreets')}
        </button>
      )}
      {part && pins.length > 0 && state !== 'failed' && (
        <part.View {...props} streets={part.streets} pins={pins} onReady={show} onFailed={fail} />
      )}
    </div>
  );
}

/** The site's own rule of consent: it decides where the site shares visits with other companies. */
function mayShare(): boolean {
  const { setup } = analytics;
  return !setup?.shares || consentOf(setup) === 'granted';
}

function hasWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
