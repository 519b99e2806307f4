'use client';
import { type ChangingFields, vehicleChange, viewsText } from '@forecourt/lib/vehicle/vehicle-change';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import useSWR from 'swr';
import { LateTexts } from '@/ui/texts/LateTexts.client.tsx';
import { ChangeNotice } from './ChangeNotice.client.tsx';
import { fetchView, type VehicleNow } from './fetch-view.client.ts';
import { type RenderedState, VIEWS_PLACE } from './rendered-state.ts';

/** Polling interval while the page is visible, and a shorter one while the page is behind the latest data. */
const EVERY_MS = 45_000;
const BEHIND_MS = 2_000;
/** Fast polls before giving up on a page that is not re-rendered. */
const BEHIND_TIMES = 8;

const CHANGE_TEXTS = ['vehicleChange', 'price'] as const;

/**
 * Shows the number of views in the sidebar, and a notice when the vehicle has changed. Refreshes the page
 * in place so that its price and buttons update without a reload.
 */
export function UpdateNotice({ facts }: { facts: RenderedState }) {
  const { address, madeWith } = facts;
  const t = useTranslations('vehicleClient');
  const [news, setNews] = useState<{ before: ChangingFields; now: ChangingFields } | null>(null);
  const router = useRouter();

  const changeIn = (now: VehicleNow | null | undefined) =>
    now?.car_fields ? vehicleChange(madeWith, now.car_fields, facts) : null;
  const behind = useRef(0);
  /** The last state shown or announced: the page may be re-rendered with newer data between two polls. */
  const known = useRef<ChangingFields>(madeWith);
  const follow = (now: VehicleNow | null) => {
    if (!now?.car_fields) return;
    const before = { ...madeWith, ...known.current };
    known.current = now.car_fields;
    if (vehicleChange(before, now.car_fields, facts)) setNews({ before, now: now.car_fields });
    const isBehind = changeIn(now) !== null;
    behind.current = isBehind ? behind.current + 1 : 0;
    // The cached page may not be invalidated yet, and a browser may serve its own cached copy once more.
    if (isBehind) router.refresh();
  };
  // Keeps the first address: a re-rendered page has another `updated_at`, but it is the same visit.
  const [source] = useState(address);
  const { data } = useSWR(source, fetchView, {
    refreshInterval: (now) => (changeIn(now) && behind.current < BEHIND_TIMES ? BEHIND_MS : EVERY_MS),
    shouldRetryOnError: false,
    onSuccess: follow,
  });

  const views = viewsText(data?.views ?? null, t);
  const place = document.getElementById(VIEWS_PLACE);
  return (
    <>
      {place && views && createPortal(views, place)}
      <div role="status" className="vehicle-news no-print">
        {news && (
          <LateTexts namespaces={CHANGE_TEXTS}>
            <ChangeNotice {...news} facts={facts} onClose={() => setNews(null)} />
          </LateTexts>
        )}
      </div>
    </>
  );
}
