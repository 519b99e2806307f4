import { useTranslations } from 'next-intl';
import { MapLinkButton } from './MapLinkButton.client.tsx';
import type { Place } from './PlaceAddress.tsx';

/** 'View on map' (VDP-08): opens the map in a dialog. Without its script, the link leads to `href`. */
export function MapLink(props: { href: string; place: Place }) {
  const t = useTranslations('location');
  return <MapLinkButton {...props} label={t('viewMap')} title={t('vehicleLocation')} />;
}
