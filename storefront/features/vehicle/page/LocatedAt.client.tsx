'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/ui/Icon.client.tsx';

function wasClosed(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * 'Located at {city}' with a directions link, until dismissed for this vehicle and session (ANN-01 to
 * ANN-04, OPEN-097).
 * @param props.storageKey identifies the vehicle
 * @param props.directions null if the location is unknown
 */
export function LocatedAtBar({
  city,
  directions,
  storageKey,
}: {
  city: string;
  directions: string | null;
  storageKey: string;
}) {
  const t = useTranslations('vehicleClient');
  const [isClosed, setClosed] = useState(false);
  // Read after mount: the cached HTML is the same for every visitor.
  useEffect(() => setClosed(wasClosed(storageKey)), [storageKey]);
  if (isClosed) return null;
  const close = () => {
    setClosed(true);
    try {
      sessionStorage.setItem(storageKey, 'closed');
    } catch {
      // Storage is blocked: it stays closed until the next page load.
    }
  };
  return (
    <aside aria-label={t('announcement')} className="bg-sunken no-print">
      <div className="container flex min-h-11 items-center gap-x-4 text-sm">
        <p className="flex flex-1 flex-wrap items-center gap-x-4">
          <span className="flex items-center gap-2 py-1 font-semibold">
            <Icon name="map-pin" size={16} />
            {t('locatedAt', { city })}
          </span>
          {directions && (
            <a href={directions} target="_blank" rel="noopener" className="link py-1">
              {t('directions')}
            </a>
          )}
        </p>
        <button
          type="button"
          className="btn btn-ghost btn-icon btn-sm -me-2"
          aria-label={t('closeAnnouncement')}
          onClick={close}
        >
          <Icon name="x" size={18} />
        </button>
      </div>
    </aside>
  );
}
