import { LOCATION_CARD_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import { useTranslations } from 'next-intl';
import type { PictureSource } from '@/content/picture.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import type { ShownPhone } from '@/features/phone/phone.ts';
import type { EditableAttributes } from '@/preview/Editable.tsx';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Link } from '@/ui/Link.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { directionsTo } from './address.ts';
import { HolidayHours, type HolidayLine } from './HolidayHours.tsx';
import { type HoursLine, HoursList } from './HoursList.tsx';

export type CardShape = 'tall' | 'broad' | 'wide' | 'plain';

export interface CardPlace {
  id: string;
  name: string;
  href: string;
  address: string | null;
  picture: PictureSource | null;
  phones: readonly { label: string; phone: ShownPhone; field?: EditableAttributes }[];
  hours: readonly HoursLine[];
  holidays: readonly HolidayLine[];
  stock: string | null;
  /** Target of 'Get Directions', if it cannot be derived from name and address. */
  directions?: string;
  fields?: Record<'name' | 'address' | 'hours' | 'holidays', EditableAttributes>;
}

/**
 * The card of a location.
 * @param props.isSorted whether its list can be sorted by distance, so that the card shows the distance
 * @param props.hasPictures whether other cards of its list have a picture, so that one without keeps the space
 */
export function PlaceCard({
  place,
  shape = 'tall',
  isSorted = false,
  hasPictures = false,
}: {
  place: CardPlace;
  shape?: CardShape;
  isSorted?: boolean;
  hasPictures?: boolean;
}) {
  const t = useTranslations('placeCard');
  const { picture, fields, stock, name, address } = place;
  const directions = place.directions ?? (address && directionsTo(`${name}, ${address}`));
  const isWide = shape === 'wide';
  return (
    <article className={classes('card place-card', isWide && 'lg:flex-row')}>
      {!picture && hasPictures && (
        <div
          className={classes(
            'flex aspect-video w-full items-center justify-center bg-accent-soft text-accent-ink',
            shape === 'broad' && 'lg:aspect-21/9',
          )}
        >
          <Icon name="map-pin" size={48} />
        </div>
      )}
      {picture && (
        <Picture
          {...picture}
          ratio={LOCATION_CARD_RATIO}
          sizes="(width >= 1280px) 410px, (width >= 768px) 50vw, calc(100vw - 32px)"
          maxWidth={Math.min(1080, picture.maxWidth)}
          className={classes(
            'aspect-video w-full',
            isWide && 'lg:aspect-auto lg:w-1/2',
            shape === 'broad' && 'lg:aspect-21/9',
          )}
        />
      )}
      <div className={classes('card-words', isWide && 'lg:p-10')}>
        <h3 {...fields?.name}>
          <Link href={place.href}>{name}</Link>
        </h3>
        <address {...fields?.address}>
          <bdi>{address}</bdi>
        </address>
        {isSorted && <p data-away hidden className="badge badge-soft mt-2 self-start" />}
        <ul>
          {place.phones.map(({ label, phone, field }) => (
            <li key={`${label} ${phone.number}`}>
              <span>{label}</span>
              {field ? (
                <span {...field}>
                  <Phone phone={phone} />
                </span>
              ) : (
                <Phone phone={phone} />
              )}
            </li>
          ))}
        </ul>
        <HoursList rows={place.hours} {...(fields && { field: fields.hours })} />
        <div className="mt-1">
          <HolidayHours
            id={`holidays-card-${place.id}`}
            name={name}
            rows={place.holidays}
            {...(fields && { field: fields.holidays })}
          />
        </div>
        <div className="place-ways">
          {stock && (
            <Link href={stock} className="more">
              {t('stock')}
              <Icon name="arrow-right" size={16} className="rtl:-scale-x-100" />
            </Link>
          )}
          {directions && (
            <a href={directions} target="_blank" rel="noopener" className="more">
              {t('directions')}
            </a>
          )}
        </div>
      </div>
    </article>
  );
}
