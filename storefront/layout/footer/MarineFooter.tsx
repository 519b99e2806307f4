import { useTranslations } from 'next-intl';
import { addressLine, directionsHref } from '@/features/location/address.ts';
import { OpeningHours } from '@/features/location/OpeningHours.tsx';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { mainLocation, mainPhone } from '../header/contact.ts';
import { Logo } from '../Logo.tsx';
import type { FooterProps } from '../layout-props.ts';
import { FooterGroups, Legal, Social } from './footer-parts.tsx';

/** Light, below a wave: a card with hours and contacts, links next to it. */
export function MarineFooter({ site, footer, locations }: FooterProps) {
  const t = useTranslations('footer');
  const place = mainLocation(locations);
  const phone = mainPhone(site, locations);
  const directions = place && directionsHref(place);
  return (
    <footer className="marine-footer mt-auto no-print">
      <div className="container grid gap-12 pb-10 lg:grid-cols-[5fr_7fr]">
        {place && (
          <section aria-label={t('visitUs')} className="card p-card">
            <Logo site={site} height={40} />
            <address className="mt-4 text-ink-muted not-italic">
              <bdi>{addressLine(place.address)}</bdi>
            </address>
            {directions && (
              <a href={directions} target="_blank" rel="noopener" className="more mt-1 py-1">
                <Icon name="navigation" size={16} />
                {t('directions')}
              </a>
            )}
            {phone && <Phone phone={phone} icon={18} className="more mt-1 py-1" />}
            <OpeningHours place={place} site={site} className="mt-4 text-sm" />
            <Social footer={footer} className="mt-4" />
          </section>
        )}
        <div className="grid grid-cols-2 content-start gap-x-gap gap-y-8 sm:grid-cols-3">
          <FooterGroups footer={footer} />
        </div>
      </div>
      <div className="container border-t border-line py-6">
        <Legal footer={footer} site={site} locations={locations} />
      </div>
    </footer>
  );
}
