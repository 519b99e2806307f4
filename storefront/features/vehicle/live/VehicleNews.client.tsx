'use client';
import { SIMILAR_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { type LiveChange, liveChange, viewsText } from '@forecourt/lib/vehicle/live';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import useSWR from 'swr';
import { Icon } from '@/ui/Icon.tsx';
import { fetchView, type VehicleNow } from './fetch-view.client.ts';
import { type PageFacts, VIEWS_PLACE } from './page-facts.ts';

/** While the page is looked at it asks so often. */
const EVERY_MS = 45_000;

/**
 * The number of views in the sidebar, and what has changed since the page was made: a quiet notice says it, and the page
 * is fetched anew in its place, so that its price and buttons follow without a reload.
 */
export function VehicleNews({ facts }: { facts: PageFacts }) {
  const { address, madeWith } = facts;
  const [news, setNews] = useState<LiveChange | null>(null);
  const router = useRouter();

  const compare = (now: VehicleNow | null) => {
    const change = now?.car_fields ? liveChange(madeWith, now.car_fields, facts) : null;
    if (!change) return;
    setNews(change);
    // Until what is cached has heard of the change the page stays as it was, and the next answer tries again.
    router.refresh();
  };
  // The address stays: what was made anew has another date, and is the same visit.
  const [source] = useState(address);
  const { data } = useSWR(source, fetchView, {
    refreshInterval: EVERY_MS,
    shouldRetryOnError: false,
    onSuccess: compare,
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
