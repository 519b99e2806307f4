import type { Site } from '@forecourt/lib/site/site';
import type { Person } from '@/content/people.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { shownPhone } from '@/features/phone/phone.ts';
import { Icon } from '@/ui/Icon.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import { initialsOf } from './initials.ts';

/** People with their picture, what they do, their phone, and a way to write that shows no address to harvest. */
export function TeamGrid({
  people,
  site,
  dealershipOf,
}: {
  people: readonly Person[];
  site: Site;
  /** Whose number it is that somebody at a location has, by the location's id. */
  dealershipOf: (locationId: string) => string | null;
}) {
  return (
    <ul className="grid grid-cols-2 gap-x-gap gap-y-8 md:grid-cols-3 lg:grid-cols-4">
      {people.map((person) => {
        const picture = pictureSource(person.image);
        const phone = shownPhone(site, person.phone, {
          dealershipId: person.location_id ? dealershipOf(person.location_id) : null,
        });
        return (
          <li key={person.id} className="min-w-0">
            {picture ? (
              <Picture
                {...picture}
                alt=""
                ratio={4 / 5}
                sizes="(width >= 992px) 300px, (width >= 768px) 33vw, 50vw"
                maxWidth={Math.min(828, picture.maxWidth)}
                className="aspect-4/5 w-full rounded-card bg-sunken"
              />
            ) : (
              <div
                aria-hidden="true"
                className="flex aspect-4/5 items-center justify-center rounded-card bg-accent-soft text-4xl font-semibold tracking-tight text-accent-ink md:text-5xl"
              >
                {initialsOf(person.name)}
              </div>
            )}
            <h3 className="mt-4 text-lg wrap-anywhere">{person.name}</h3>
            {person.role && <p className="text-ink-muted wrap-anywhere">{person.role}</p>}
            <div className="mt-2 grid justify-items-start">
              {phone && (
                <Phone
                  phone={phone}
                  icon={16}
                  className="inline-flex items-center gap-2 py-1 font-medium underline-offset-4 hover:underline"
                />
              )}
              {person.enquiries && (
                <a
                  href="/contact"
                  className="more py-1"
                  {...formAttributes('enquiry', undefined, person.location_id ?? undefined)}
                >
                  <Icon name="mail" size={16} />
                  Write<span className="sr-only"> to {person.name}</span>
                </a>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
