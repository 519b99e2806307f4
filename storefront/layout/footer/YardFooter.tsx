import { useTranslations } from 'next-intl';
import { addressLine, directionsHref } from '@/features/location/address.ts';
import { mergeLocations } from '@/features/location/merge-locations.ts';
import { OpeningHours } from '@/features/location/OpeningHours.tsx';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { mainPhone } from '../header/contact.ts';
import type { FooterProps } from '../layout-props.ts';
import { FooterGroups, Legal, Social } from './footer-parts.tsx';

/** Opening hours and directions first, everything else after. */
export function YardFooter({ site, footer, locations }: FooterProps) {
  const t = useTranslations('footer');
  const places = mergeLocations(locations, site.settings.mergeLocationsBy.footer).slice(0, 3);
  const phone = mainPhone(site, locations);
  return (
    <footer className="mt-auto border-t border-line bg-sunken no-print">
      <div className="container grid gap-8 py-10 md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {places.map(([place]) => {
          const directions = directionsHref(place);
          return (
            <section key={place.id} aria-label={place.name}>
              <h2 className="text-lg">{place.name}</h2>
              <address className="mt-1 text-ink-muted not-italic">
                <bdi>{addressLine(place.address)}</bdi>
              </address>
              {directions && (
                <a href={directions} target="_blank" rel="noopener" className="more mt-1 py-1">
                  <Icon name="navigation" size={16} />
                  {t('directions')}
                </a>
              )}
              <OpeningHours place={place} site={site} className="mt-4 max-w-90 text-sm" />
            </section>
          );
        })}
        {phone && (
          <section aria-label={t('callUs')}>
            <h2 className="text-lg">{t('talkToAPerson')}</h2>
            <Phone phone={phone} className="mt-1 inline-block py-1 text-2xl font-bold hover:underline" />
            <Social footer={footer} className="mt-2" />
          </section>
        )}
      </div>
      <div className="border-t border-line">
        <div className="container grid grid-cols-2 gap-x-gap gap-y-8 py-10 md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
          <FooterGroups footer={footer} />
        </div>
      </div>
      <div className="container border-t border-line py-6">
        <Legal footer={footer} site={site} locations={locations} />
      </div>
    </footer>
  );
}
