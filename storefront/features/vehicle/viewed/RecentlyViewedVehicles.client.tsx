'use client';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { LATE_CARD_TEXTS } from '@/features/vehicle-card/card-texts.ts';
import type { CardRules } from '@/features/vehicle-card/rules.ts';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import { LateTexts } from '@/ui/texts/LateTexts.client.tsx';
import { loadTexts } from '@/ui/texts/late-texts.client.ts';
import { useLanguage } from '@/ui/use-language.ts';
import { useWhenNear } from '@/ui/use-when-near.client.ts';
import { fetchVehicles } from '../fetch-vehicles.client.ts';
import type { ViewedStrip } from './ViewedStrip.client.tsx';
import { readViewed, viewedIds, viewedKey } from './viewed-vehicles.ts';

const PLACEHOLDERS = 4;

type State =
  | { kind: 'unread' }
  | { kind: 'none' }
  | { kind: 'waiting'; ids: string[] }
  | { kind: 'loaded'; cars: CardVehicle[]; Row: typeof ViewedStrip };

function storedIds(siteSlug: string, except: string | null): string[] {
  try {
    return viewedIds(readViewed(localStorage.getItem(viewedKey(siteSlug))), except);
  } catch {
    return []; // blocked storage (OPEN-112)
  }
}

/**
 * The row: placeholders until the visitor comes near, then the vehicles with current data, or nothing.
 * @param props.strip classes of the row, and `sizes` of its photos
 * @param props.placeholder server-rendered placeholder of one vehicle
 */
export function RecentlyViewedVehicles({
  heading,
  rules,
  except,
  strip,
  placeholder,
}: {
  heading: string;
  rules: CardRules;
  except: string | null;
  strip: { width: string; sizes: string };
  placeholder: ReactNode;
}) {
  const [state, setState] = useState<State>({ kind: 'unread' });
  const place = useRef<HTMLElement>(null);
  const { siteSlug } = rules;
  const language = useLanguage();

  // Before paint. Inline scripts do not run after client-side navigation, so hide or reveal the row here.
  useLayoutEffect(() => {
    const isNone = storedIds(siteSlug, except).length === 0;
    if (place.current && place.current.hidden !== isNone) place.current.hidden = isNone;
  }, [siteSlug, except]);

  // A hidden row never intersects the viewport, so it never loads.
  const load = useCallback(
    async (signal: AbortSignal) => {
      const ids = storedIds(siteSlug, except);
      setState(ids.length ? { kind: 'waiting', ids } : { kind: 'none' });
      if (ids.length === 0) return;
      try {
        // The cards' script and texts load with the vehicles, because most visitors have none to show.
        const [cars, { ViewedStrip: Row }] = await Promise.all([
          fetchVehicles(`/api/stock/cars?ids=${ids.join(',')}`, signal),
          import('./ViewedStrip.client.tsx'),
          loadTexts(language, LATE_CARD_TEXTS),
        ]);
        setState(cars.length ? { kind: 'loaded', cars, Row } : { kind: 'none' });
      } catch (error) {
        if (signal.aborted) return;
        console.info('recently viewed cars did not load', error);
        setState({ kind: 'none' });
      }
    },
    [siteSlug, except, language],
  );
  useWhenNear(place, load);

  if (state.kind === 'none') return null;
  const placeholders = state.kind === 'waiting' ? Math.min(state.ids.length, PLACEHOLDERS) : PLACEHOLDERS;
  const waiting = (
    <div className="relative">
      <ul aria-label={heading} className={`strip ${strip.width}`}>
        {Array.from({ length: placeholders }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no id
          <li key={index}>{placeholder}</li>
        ))}
      </ul>
    </div>
  );
  return (
    <section
      ref={place}
      data-far=""
      aria-label={heading}
      aria-busy={state.kind !== 'loaded'}
      hidden={state.kind === 'unread'}
      suppressHydrationWarning
      className="section no-print"
    >
      {/* Reveals the row before the page's scripts load. By hydration it has already run. */}
      <div
        hidden
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, made on the server of JSON alone
        dangerouslySetInnerHTML={{
          __html: typeof window === 'undefined' ? revealScript(siteSlug, except) : '',
        }}
      />
      <div className="container">
        <h2 className="title mb-stack">{heading}</h2>
        {state.kind === 'loaded' ? (
          <LateTexts namespaces={LATE_CARD_TEXTS} fallback={waiting}>
            <state.Row cars={state.cars} heading={heading} rules={rules} strip={strip} />
          </LateTexts>
        ) : (
          waiting
        )}
      </div>
    </section>
  );
}

/** Returns an inline script that shows its section if storage has a vehicle other than the page's own. */
function revealScript(siteSlug: string, except: string | null): string {
  const [key, own] = [viewedKey(siteSlug), except].map((text) =>
    JSON.stringify(text).replaceAll('<', '\\u003c'),
  );
  return `<script>{const s=document.currentScript.closest("section");try{if(JSON.parse(localStorage.getItem(${key})).some(c=>c&&c.id&&c.id!==${own}))s.hidden=false}catch{}}</script>`;
}
