import { useTranslations } from 'next-intl';
import { hasAlerts, saveSearchHref } from '@/features/alerts/fields.ts';
import { HardLink } from '@/ui/HardLink.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import type { VehicleView } from './view.server.ts';

/**
 * The offer to be told when a vehicle like this one arrives, where this one is sold or reserved: saves the search for its
 * make and model. Nothing on sites without alerts.
 */
export function AlertOffer({
  view: { site, crumbs, vehicle },
  className,
}: {
  view: VehicleView;
  className: string;
}) {
  const t = useTranslations('vehicle');
  const listing = crumbs.findLast(({ name }) => name === vehicle.model || name === vehicle.make);
  if (!hasAlerts(site) || !listing) return null;
  return (
    <HardLink
      href={saveSearchHref(listing.href.replace(/^\/used-car\//, '/search/'))}
      rel="nofollow"
      className={className}
    >
      <Icon name="bell" size={18} />
      {t('alertOffer', { name: listing.name })}
    </HardLink>
  );
}
