'use client';
import { priceStatement } from '@forecourt/lib/vehicle/price-statement';
import { vehicleSubtitle, vehicleTitle } from '@forecourt/lib/vehicle/title';
import { useTranslations } from 'next-intl';
import { itemIcon } from '@/features/vehicle-card/item-icon.ts';
import type { RowVehicle } from '@/stock/card-vehicle.ts';
import { countText } from '@/stock/count.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import type { Option } from './options.ts';
import type { SuggestKit } from './suggest-kit.ts';

export function OptionContent({ option, kit }: { option: Option; kit: SuggestKit | null }) {
  const t = useTranslations('search');
  const stock = useTranslations('stock');
  switch (option.kind) {
    case 'understood':
      return (
        <>
          <Icon name="sparkles" className="text-accent-ink" />
          <span className="flex min-w-0 flex-wrap items-center gap-1.5 py-0.5 text-sm">
            <span className="sr-only">{t('suggest.searchFor')}</span>
            {option.chips.map((chip) => (
              <span
                key={chip}
                className="rounded-full bg-accent-soft px-2.5 py-1 font-medium text-accent-ink"
              >
                {chip}
              </span>
            ))}
            {option.rest && (
              <span className="text-ink-muted">{t('suggest.andWords', { words: option.rest })}</span>
            )}
          </span>
        </>
      );
    case 'words':
      return (
        <>
          <Icon name="search" className="text-ink-muted" />
          <span className="min-w-0 truncate">{t('suggest.words', { words: option.text })}</span>
        </>
      );
    case 'name':
      return (
        <>
          <Icon name="car" className="text-ink-muted" />
          <span className="min-w-0 grow truncate">{option.label}</span>
          <span className="numbers shrink-0 text-sm text-ink-muted">
            {countText(option.count, kit?.noun ?? 'car', stock)}
          </span>
        </>
      );
    case 'recent':
      return (
        <>
          <Icon name="clock" className="text-ink-muted" />
          <span className="min-w-0 truncate">{option.label}</span>
        </>
      );
    case 'car':
      return <VehicleContent vehicle={option.vehicle} kit={kit} />;
  }
}

const RATIO = 4 / 3;

function VehicleContent({ vehicle, kit }: { vehicle: RowVehicle; kit: SuggestKit | null }) {
  const { figure, price, subscription } = priceStatement(
    vehicle,
    kit?.prices ?? { noPriceText: '', formerPriceDays: null, subscription: null },
    useTranslations('price'),
  );
  const note = subscription?.text ?? price?.basisText;
  return (
    <>
      <span className="relative flex aspect-4/3 w-16 shrink-0 items-center justify-center overflow-clip rounded-tag bg-sunken text-line-strong">
        <Icon name={itemIcon(vehicle)} size={24} />
        {vehicle.primary_image_url && (
          <Picture
            src={vehicle.primary_image_url}
            alt=""
            ratio={RATIO}
            sizes="64px"
            maxWidth={320}
            className="absolute inset-0 h-full w-full"
          />
        )}
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate font-medium">
          <bdi>{vehicleTitle(vehicle)}</bdi>
        </span>
        <span className="block truncate text-sm text-ink-muted">
          <bdi>{vehicleSubtitle(vehicle)}</bdi>
        </span>
      </span>
      <span className="numbers max-w-40 shrink-0 text-end font-semibold max-xs:max-w-28 max-xs:text-sm">
        {figure}
        {note && <span className="block text-xs font-normal text-ink-muted">{note}</span>}
      </span>
    </>
  );
}
