import { PERSON_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import type { Person } from '@/content/people.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { shownPhone } from '@/features/phone/phone.ts';
import { noAlternative } from '@/preview/alternative-text.ts';
import { EditablePart, editableField } from '@/preview/Editable.tsx';
import { classes } from '@/ui/classes.ts';
import { HardLink } from '@/ui/HardLink.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { initialsOf } from './initials.ts';

/** Team members with photo, role, phone, and a contact form, so that no email address can be harvested. */
export function TeamGrid({
  people,
  site,
  dealershipOf,
  isNarrow = false,
}: {
  people: readonly Person[];
  site: Site;
  dealershipOf: (locationId: string) => string | null;
  /** True if it has half of the page's width, so that at most two people are in a row. */
  isNarrow?: boolean;
}) {
  const t = useTranslations('team');
  const hasPictures = !isNarrow && people.some(({ image }) => image?.url);
  return (
    <ul
      className={
        isNarrow
          ? 'grid gap-x-gap gap-y-6 sm:grid-cols-2'
          : hasPictures
            ? 'grid gap-x-gap gap-y-8 pairs md:even-3 lg:even-4'
            : 'grid gap-x-gap gap-y-8 sm:even-2 lg:even-3'
      }
    >
      {people.map((person) => {
        const phone = shownPhone(site, person.phone, {
          dealershipId: person.location_id ? dealershipOf(person.location_id) : null,
        });
        return (
          <li
            key={person.id}
            className={hasPictures ? 'min-w-0' : classes('flex min-w-0', isNarrow ? 'gap-3' : 'gap-4')}
          >
            <Portrait person={person} hasPictures={hasPictures} isSmall={isNarrow} />
            <div className={hasPictures ? 'mt-4' : 'min-w-0 pt-1'}>
              <h3 className="text-lg wrap-anywhere" {...editableField(person.id, 'person', 'name', 'words')}>
                {person.name}
              </h3>
              {person.role && (
                <p
                  className="text-ink-muted wrap-anywhere"
                  {...editableField(person.id, 'person', 'role', 'words')}
                >
                  {person.role}
                </p>
              )}
              <div className="mt-1 flex flex-wrap items-center gap-x-5">
                {phone && (
                  <EditablePart id={person.id} type="person" path="phone">
                    <Phone
                      phone={phone}
                      icon={16}
                      className="inline-flex items-center gap-2 py-1 font-medium underline-offset-4 hover:underline"
                    />
                  </EditablePart>
                )}
                {person.enquiries && (
                  <HardLink
                    href="/contact"
                    className="more py-1"
                    {...formAttributes('enquiry', undefined, person.location_id ?? undefined)}
                  >
                    <Icon name="mail" size={16} />
                    {t.rich('write', {
                      name: person.name,
                      hidden: (text) => <span className="sr-only">{text}</span>,
                    })}
                  </HardLink>
                )}
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** A photo, else initials: large if photos are, small beside the text if not. */
function Portrait({
  person,
  hasPictures,
  isSmall,
}: {
  person: Person;
  hasPictures: boolean;
  isSmall: boolean;
}) {
  const picture = pictureSource(person.image);
  if (picture && !hasPictures)
    return (
      <Picture
        {...picture}
        alt=""
        ratio={1}
        sizes="56px"
        maxWidth={Math.min(168, picture.maxWidth)}
        className={classes('flex-none rounded-full bg-sunken', isSmall ? 'size-11' : 'size-14')}
      />
    );
  if (picture)
    return (
      <Picture
        {...picture}
        alt={noAlternative(picture.alt)}
        ratio={PERSON_RATIO}
        sizes="(width >= 992px) 300px, (width >= 768px) 33vw, 50vw"
        maxWidth={Math.min(828, picture.maxWidth)}
        className="aspect-4/5 w-full rounded-card bg-sunken"
      />
    );
  return (
    <div
      aria-hidden="true"
      className={classes(
        'flex flex-none items-center justify-center bg-accent-soft font-semibold text-accent-ink',
        hasPictures
          ? 'aspect-4/5 w-full rounded-card text-4xl tracking-tight'
          : classes('rounded-full', isSmall ? 'size-11 text-base' : 'size-14 text-xl'),
      )}
    >
      {initialsOf(person.name)}
    </div>
  );
}
