import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import type { Location } from '@/content/locations.server.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { shownPhone } from '@/features/phone/phone.ts';
import { EditablePart, editableField } from '@/preview/Editable.tsx';
import { Disclosure } from '@/ui/Disclosure.tsx';
import { addressLine } from './address.ts';
import { mergeLocations, phoneOf, phonePathOf } from './merge-locations.ts';
import { OpeningHours } from './OpeningHours.tsx';
import { OpenNowLine } from './OpenNowLine.tsx';
import { PhoneList } from './PhoneList.tsx';

/**
 * The main location's number, whether it is open, its hours and its address; the other numbers behind one press.
 * @param props.hours whether to list the hours, which a block of the page may show instead
 * @param props.locations all locations of the site, of which the primary one, else the first, is the main one
 */
export function ContactDetails({
  site,
  locations,
  hours,
}: {
  site: Site;
  locations: readonly Location[];
  hours: boolean;
}) {
  const t = useTranslations('location');
  const main = locations.find(({ primary }) => primary) ?? locations[0];
  if (!main) return null;
  const phone = shownPhone(site, site.settings.phoneOverride ?? phoneOf(main), {
    dealershipId: main.dealership_id,
  });
  const address = addressLine(main.address);
  const numbers = mergeLocations(locations, site.settings.mergeLocationsBy.phoneList).filter(([place]) =>
    phoneOf(place),
  ).length;
  return (
    <div className="grid gap-6">
      {phone && (
        <div>
          <h2 className="text-2xl">{t('contact.ring')}</h2>
          <EditablePart id={main.id} type="location" path={phonePathOf(main)}>
            <Phone
              phone={phone}
              icon={24}
              className="numbers mt-2 inline-flex items-center gap-3 py-1 text-3xl font-semibold underline-offset-4 hover:underline"
            />
          </EditablePart>
          <OpenNowLine place={main} site={site} />
        </div>
      )}
      {hours && main.contact_detail.opening_hours.length > 0 && (
        <section aria-labelledby="contact-hours">
          <h2 id="contact-hours" className="mb-2 text-lg">
            {t('contact.hours')}
          </h2>
          <OpeningHours
            place={main}
            site={site}
            field={editableField(main.id, 'location', 'contact_detail.opening_hours')}
          />
        </section>
      )}
      {address && (
        <div>
          <h2 className="mb-1 text-lg">{main.name}</h2>
          <address className="text-ink-muted not-italic" {...editableField(main.id, 'location', 'address')}>
            <bdi>{address}</bdi>
          </address>
        </div>
      )}
      {numbers > 1 && (
        <Disclosure summary={t('contact.allPhones')} className="border-t">
          <PhoneList locations={locations} site={site} />
        </Disclosure>
      )}
    </div>
  );
}
