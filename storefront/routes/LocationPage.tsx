import type { Site } from '@forecourt/lib/site/site';
import type { Metadata } from 'next';
import type { Location } from '@/content/locations.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { addressLine, directionsHref, locationHref, stockHref } from '@/features/location/address.ts';
import { autoDealer } from '@/features/location/auto-dealer.ts';
import { DEPARTMENT_LABELS, departmentOf } from '@/features/location/departments.ts';
import { OpeningHours } from '@/features/location/Hours.tsx';
import { phoneOf } from '@/features/location/merge.ts';
import { Rating } from '@/features/location/Rating.tsx';
import { SpecialHours } from '@/features/location/SpecialHours.tsx';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { shownPhone } from '@/features/phone/phone.ts';
import { breadcrumbList } from '@/seo/breadcrumbs.ts';
import { JsonLd } from '@/seo/JsonLd.tsx';
import { stockByPlace } from '@/stock/catalogue.server.ts';
import { Breadcrumb } from '@/ui/Breadcrumb.tsx';
import { Icon } from '@/ui/Icon.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { LOCATIONS_TITLE } from './LocationsPage.tsx';

/** The head of a location's page, which may stand at two addresses. */
export const locationMetadata = ([place]: [Location, ...Location[]], path: string): Metadata => ({
  title: place.name,
  description: [`${place.name}: opening hours, phone numbers and stock`, addressLine(place.address)]
    .filter(Boolean)
    .join('. '),
  alternates: { canonical: path },
});

/** One place: where it is, when it is open, whom to call, what it sells (OPEN-087). */
export async function LocationPage({ site, places }: { site: Site; places: [Location, ...Location[]] }) {
  const [place] = places;
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: LOCATIONS_TITLE, href: `/${site.settings.locationPathBase}` },
    { name: place.name, href: locationHref(site, place) },
  ];
  const picture = pictureSource(places.find(({ image }) => image?.url)?.image);
  const stock = stockHref(site, places, await stockByPlace(site));
  const directions = directionsHref(place);
  return (
    <main id="content">
      <div className="container pt-5 pb-section">
        <Breadcrumb crumbs={crumbs} />
        <div className="mt-6 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[6fr_5fr]">
          <div>
            <h1 className="display">{place.name}</h1>
            <address className="mt-4 text-lg text-ink-muted not-italic">{addressLine(place.address)}</address>
            <div className="mt-3">
              <Rating location={place} site={site} />
            </div>
            <div className="mt-6 flex flex-wrap gap-3">
              {stock && (
                <LinkButton href={stock} size="lg">
                  View Our Stock
                </LinkButton>
              )}
              {directions && (
                <a href={directions} target="_blank" rel="noopener" className="btn btn-secondary btn-lg">
                  <Icon name="navigation" size={18} />
                  Get Directions
                </a>
              )}
              <a
                href="/contact"
                className="btn btn-secondary btn-lg"
                {...formAttributes('enquiry', undefined, place.id)}
              >
                <Icon name="message-square" size={18} />
                Enquire
              </a>
              <LinkButton href="/service" variant="secondary" size="lg">
                Book a Service
              </LinkButton>
            </div>
          </div>
          {picture && (
            <Picture
              {...picture}
              ratio={3 / 2}
              sizes="(width >= 992px) 46vw, 100vw"
              priority
              className="aspect-3/2 w-full rounded-card"
            />
          )}
        </div>
        <div className="mt-section grid gap-gap md:grid-cols-2 lg:grid-cols-3">
          {places.map((entry) => (
            <Department key={entry.id} location={entry} site={site} />
          ))}
          <Licences places={places} />
        </div>
      </div>
      <JsonLd data={breadcrumbList(site, crumbs)} />
      {places.map((entry) => (
        <JsonLd key={entry.id} data={autoDealer(site, entry)} />
      ))}
    </main>
  );
}

function Department({ location, site }: { location: Location; site: Site }) {
  const department = departmentOf(location);
  const phone = shownPhone(site, site.settings.phoneOverride ?? phoneOf(location), {
    dealershipId: location.dealership_id,
  });
  return (
    <section className="card p-card">
      <h2 className="text-xl">{department ? DEPARTMENT_LABELS[department] : location.name}</h2>
      {phone && (
        <Phone
          phone={phone}
          icon={18}
          className="mt-2 inline-flex items-center gap-2 py-1 text-lg font-semibold underline-offset-4 hover:underline"
        />
      )}
      <OpeningHours
        week={location.contact_detail.opening_hours}
        site={site}
        className="mt-4 border-t border-line pt-4"
      />
      <div className="mt-2">
        <SpecialHours location={location} site={site} />
      </div>
    </section>
  );
}

function Licences({ places }: { places: readonly Location[] }) {
  const dealer = places.find(({ dealer_license_number }) => dealer_license_number)?.dealer_license_number;
  const repairer = places.find(
    ({ motor_vehicle_repairer }) => motor_vehicle_repairer,
  )?.motor_vehicle_repairer;
  const brands = [...new Set(places.flatMap(({ manufacturers }) => manufacturers.map(({ name }) => name)))];
  if (!dealer && !repairer && brands.length === 0) return null;
  const rows = [
    ['Brands', brands.join(', ')],
    ['Dealer licence', dealer],
    ['Motor vehicle repairer', repairer],
  ].filter(([, value]) => value);
  return (
    <section className="card p-card">
      <h2 className="text-xl">Good to know</h2>
      <dl className="mt-3 grid gap-3">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
