import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/Icon.client.tsx';

export function PlaceAddress({ place, children }: { place: Place; children?: ReactNode }) {
  const t = useTranslations('locationClient');
  return (
    <div className="grid gap-5">
      {children}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <p className="font-semibold">{place.name}</p>
          <address className="text-ink-muted not-italic">
            <bdi>{place.address}</bdi>
          </address>
        </div>
        <a href={place.directions} target="_blank" rel="noopener" className="btn btn-secondary">
          <Icon name="navigation" size={18} />
          {t('directions')}
        </a>
      </div>
    </div>
  );
}

export interface Place {
  name: string;
  slug: string;
  address: string;
  directions: string;
}
