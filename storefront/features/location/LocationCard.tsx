import type { Site } from '@forecourt/lib/site/site';
import type { Location } from '@/content/locations.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { shownPhone } from '@/features/phone/phone.ts';
import { EditablePart, editableField } from '@/preview/Editable.tsx';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.tsx';
import { Link } from '@/ui/Link.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { addressLine, directionsHref, locationHref } from './address.ts';
import { DEPARTMENT_LABELS, departmentOf, isBuyingCentre } from './departments.ts';
import { OpeningHours } from './Hours.tsx';
import { phoneOf, phonePathOf } from './merge.ts';
import { SpecialHours } from './SpecialHours.tsx';

/**
 * A place with its departments: address, phones, hours, ways to it and to its stock (LOC rows, LOC-41).
 * @param props.shape `wide` for a place that stands alone, picture and words side by side; `broad` for one of two;
 *   `plain` without picture and phones, where those stand beside it
 * @param props.stock where its stock is (`stockHref`), null where it has none
 * @param props.isSorted it stands in a list that may be sorted by distance, and says how far away it is
 * @param props.places one location, or several merged into one card (LOC-38, LOC-39)
 */
export function LocationCard({
  places,
  site,
  stock,
  shape = 'tall',
  isSorted = false,
}: {
  places: readonly [Location, ...Location[]];
  site: Site;
  stock: string | null;
  shape?: 'tall' | 'broad' | 'wide' | 'plain';
  isSorted?: boolean;
}) {
  const [place] = places;
  const wide = shape === 'wide';
  const plain = shape === 'plain';
  const picture = plain ? null : pictureSource(places.find(({ image }) => image?.url)?.image);
  const directions = directionsHref(place);
  return (
    <article className={classes('card place-card', wide && 'lg:flex-row')}>
      {picture && (
        <Picture
          {...picture}
          ratio={16 / 9}
          sizes="(width >= 1280px) 410px, (width >= 768px) 50vw, calc(100vw - 32px)"
          maxWidth={Math.min(1080, picture.maxWidth)}
          className={classes(
            'aspect-video w-full',
            wide && 'lg:aspect-auto lg:w-1/2',
            shape === 'broad' && 'lg:aspect-21/9',
          )}
        />
      )}
      <div className={classes('card-words', wide && 'lg:p-10')}>
        <h3 {...editableField(place.id, 'location', 'name')}>
          <Link href={locationHref(site, place)}>{place.name}</Link>
        </h3>
        <address {...editableField(place.id, 'location', 'address')}>{addressLine(place.address)}</address>
        {isSorted && <p data-away hidden className="badge badge-soft mt-2 self-start" />}
        <ul>
          {(plain ? [] : places).map((entry) => {
            const phone = shownPhone(site, site.settings.phoneOverride ?? phoneOf(entry), {
              dealershipId: entry.dealership_id,
            });
            const department = departmentOf(entry);
            return phone ? (
              <li key={entry.id}>
                <span>
                  {department ? DEPARTMENT_LABELS[department] : isBuyingCentre(entry) ? 'Buying' : 'Phone'}
                </span>
                <EditablePart id={entry.id} type="location" path={phonePathOf(entry)}>
                  <Phone phone={phone} />
                </EditablePart>
              </li>
            ) : null;
          })}
        </ul>
        <OpeningHours
          week={place.contact_detail.opening_hours}
          special={place.special_hours}
          site={site}
          enquiryBeside={plain}
          field={editableField(place.id, 'location', 'contact_detail.opening_hours')}
        />
        <div className="mt-1">
          <SpecialHours location={place} site={site} />
        </div>
        <div className="place-ways">
          {stock && (
            <Link href={stock} className="more">
              View Our Stock
              <Icon name="arrow-right" size={16} />
            </Link>
          )}
          {directions && (
            <a href={directions} target="_blank" rel="noopener" className="more">
              Get Directions
            </a>
          )}
        </div>
      </div>
    </article>
  );
}
