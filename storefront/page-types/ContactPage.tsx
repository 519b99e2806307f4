import type { Site } from '@forecourt/lib/sites/site';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Blocks } from '@/blocks/Blocks.tsx';
import { loadLocations } from '@/content/locations.server.ts';
import type { PageDocument } from '@/content/page.server.ts';
import { loadPeople } from '@/content/people.server.ts';
import { EnquirySection } from '@/features/enquiry/EnquirySection.tsx';
import { ContactDetails } from '@/features/location/ContactDetails.tsx';
import { PlacesMap } from '@/features/location/PlacesMap.tsx';
import { TeamGrid } from '@/features/team/TeamGrid.tsx';
import { NOT_RETURNED, type ReturnedForm } from '@/forms/answers.ts';
import { PageHeader } from '@/layout/PageHeader.tsx';
import { aroundBlocks } from '@/preview/Editable.tsx';
import { BreadcrumbData } from '@/seo/BreadcrumbData.tsx';
import { CONTACT_PATH } from './page-address.ts';

/** The most people next to the form. */
const PEOPLE_SHOWN = 8;

/** Returns the contact page's metadata, if no editor has written it. */
export async function contactMetadata(site: Site): Promise<Metadata> {
  const [t, titles] = await Promise.all([getTranslations('location'), getTranslations('pageTitles')]);
  return {
    title: titles('contact'),
    description: t('contact.description', { site: site.name }),
    alternates: { canonical: CONTACT_PATH },
  };
}

/**
 * The contact page (ROUTE-66): the form beside number, hours, address and people, then a map, and an editor's blocks
 * for this address. Hours, people and map are left out if a block shows them.
 * @param props.returned the submitted form, from a browser without script
 */
export async function ContactPage({
  site,
  page,
  returned = NOT_RETURNED,
}: {
  site: Site;
  page: PageDocument | null;
  returned?: ReturnedForm;
}) {
  const [t, titles] = await Promise.all([getTranslations('location'), getTranslations('pageTitles')]);
  const title = page?.title ?? titles('contact');
  const [locations, everybody] = await Promise.all([loadLocations(site.slug), loadPeople(site.slug)]);
  const people = everybody.filter(({ phone, enquiries }) => phone || enquiries);
  const blocks = page?.blocks ?? [];
  const has = (type: (typeof blocks)[number]['_type']) => blocks.some(({ _type }) => _type === type);
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: title, href: CONTACT_PATH },
  ];
  return (
    <main id="content">
      <PageHeader crumbs={crumbs} title={title} document={page} intro={page?.seo.description ?? null} />
      <EnquirySection
        site={site}
        path={CONTACT_PATH}
        title={t('contact.write')}
        returned={returned}
        below={
          people.length > 0 &&
          !has('team') && (
            <section aria-labelledby="contact-people">
              <h2 id="contact-people" className="mb-5 text-2xl">
                {t('contact.people')}
              </h2>
              <TeamGrid
                isNarrow
                people={people.slice(0, PEOPLE_SHOWN)}
                site={site}
                dealershipOf={(id) => locations.find((place) => place.id === id)?.dealership_id ?? null}
              />
            </section>
          )
        }
      >
        <ContactDetails site={site} locations={locations} hours={!has('openingHours')} />
      </EnquirySection>
      {!has('locationMap') && <PlacesMap site={site} locations={locations} title={t('contact.where')} />}
      {page && <Blocks headed document={page} blocks={blocks} site={site} around={aroundBlocks(page.id)} />}
      <BreadcrumbData site={site} crumbs={crumbs} />
    </main>
  );
}
