'use client';
import { SIMILAR_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import {
  type ChangingFields,
  type VehicleChange,
  vehicleChange,
  viewsText,
} from '@forecourt/lib/vehicle/change';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import useSWR from 'swr';
import { Icon } from '@/ui/Icon.client.tsx';
import { fetchView, type VehicleNow } from './fetch-view.client.ts';
import { type PageFacts, VIEWS_PLACE } from './page-facts.ts';

/** While the page is looked at it asks so often, and sooner while the page is behind what it knows. */
const EVERY_MS = 45_000;
const BEHIND_MS = 2_000;
/** A page that is not made anew by then will not be soon. */
const BEHIND_TIMES = 8;

/**
 * The number of views in the sidebar, and what has changed since the page was made: a quiet notice says it, and the page
 * is fetched anew in its place, so that its price and buttons follow without a reload.
 */
export function VehicleNews({ facts }: { facts: PageFacts }) {
  const { address, madeWith } = facts;
  const [news, setNews] = useState<VehicleChange | null>(null);
  const router = useRouter();

  const changeIn = (now: VehicleNow | null | undefined) =>
    now?.car_fields ? vehicleChange(madeWith, now.car_fields, facts) : null;
  const behind = useRef(0);
  /** What the visitor was shown or told: the page may be made anew with more than that between two answers. */
  const known = useRef<ChangingFields>(madeWith);
  const follow = (now: VehicleNow | null) => {
    if (!now?.car_fields) return;
    const change = vehicleChange({ ...madeWith, ...known.current }, now.car_fields, facts);
    known.current = now.car_fields;
    if (change) setNews(change);
    const isBehind = changeIn(now) !== null;
    behind.current = isBehind ? behind.current + 1 : 0;
    // The page in our cache may not have heard of it yet, and a browser may show its own copy once more.
    if (isBehind) router.refresh();
  };
  // The address stays: what was made anew has another date, and is the same visit.
  const [source] = useState(address);
  const { data } = useSWR(source, fetchView, {
    refreshInterval: (now) => (changeIn(now) && behind.current < BEHIND_TIMES ? BEHIND_MS : EVERY_MS),
    shouldRetryOnError: false,
    onSuccess: follow,
  });

  const views = viewsText(data?.views ?? null);
  const place = document.getElementById(VIEWS_PLACE);
  return (
    <>
      {place && views && createPortal(views, place)}
      <div role="status" className="vehicle-news no-print">
        {news && (
          <div className="dark">
            <p>
              <strong>{news.text}</strong> {news.next}
            </p>
            {news.kind !== 'price' && news.kind !== 'free' && (
              <a href={`#${SIMILAR_ANCHOR}`} className="more">
                See similar
              </a>
            )}
            <button
              type="button"
              className="btn btn-ghost btn-icon"
              aria-label="Dismiss"
              onClick={() => setNews(null)}
            >
              <Icon name="x" size={18} />
            </button>
          </div>
        )}
      </div>
    </>
  );
}
