import { VALUATION_DAYS } from '@forecourt/lib/leads/trade-in/limits';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { vehicleSubtitle, vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { primaryImageUrl, vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/Icon.client.tsx';
import type { IconName } from '@/ui/icons/names.ts';
import { Link } from '@/ui/Link.tsx';
import { Picture } from '@/ui/Picture.client.tsx';

/**
 * Sidebar of the valuation: our vehicle that it is for, and key points.
 * @param props.hasEstimates whether cars are valued online; otherwise staff do it
 */
export function Aside({ vehicle, hasEstimates }: { vehicle: Vehicle | null; hasEstimates: boolean }) {
  const t = useTranslations('tradeIn');
  const picture = vehicle && primaryImageUrl(vehicle);
  const subtitle = vehicle && vehicleSubtitle(vehicle);
  return (
    <div className="grid gap-6">
      {vehicle && (
        <section aria-label={t('aside.wanted', { noun: itemWord(vehicle) })} className="card relative">
          {picture && (
            <div className="relative aspect-video bg-sunken">
              <Picture
                src={picture}
                alt=""
                ratio={16 / 9}
                sizes="(width >= 992px) 400px, 100vw"
                maxWidth={800}
                className="absolute inset-0 h-full w-full"
              />
            </div>
          )}
          <div className="grid gap-1 p-card">
            <p className="text-sm text-ink-muted">{t('aside.tradingFor')}</p>
            <h2 className="text-lg">
              <Link href={vehiclePath(vehicle)} className="card-link underline-offset-4 hover:underline">
                <bdi>{vehicleTitle(vehicle)}</bdi>
              </Link>
            </h2>
            {subtitle && (
              <p className="text-sm text-ink-muted">
                <bdi>{subtitle}</bdi>
              </p>
            )}
          </div>
        </section>
      )}
      <ul className="grid gap-4">
        <Point icon="clock">{t('aside.time')}</Point>
        <Point icon="calendar-check">
          {hasEstimates ? t('aside.valid', { days: VALUATION_DAYS }) : t('aside.byPhone')}
        </Point>
        <Point icon="handshake">{t('aside.noObligation')}</Point>
      </ul>
    </div>
  );
}

const Point = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex gap-3">
    <Icon name={icon} size={20} className="mt-0.5 flex-none text-accent-ink" />
    <span>{children}</span>
  </li>
);
