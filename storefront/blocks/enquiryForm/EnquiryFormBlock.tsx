import { type FormKind, isFormKind } from '@forecourt/lib/lead/kinds';
import type { Site } from '@forecourt/lib/site/site';
import { loadLocations } from '@/content/locations.server.ts';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { FORM_WORDS } from '@/features/enquiry/words.ts';
import { phoneFor } from '@/features/location/phone.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { shownPhone } from '@/features/phone/phone.ts';
import { Heading } from '@/ui/Heading.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import type { BlockProps } from '../block.ts';

/** Whether a site offers a form on a page, where no car is in hand (SITE-31). */
function isOfferedOnPage({ settings }: Pick<Site, 'settings'>, form: string): form is FormKind {
  if (form === 'finance') return true;
  return isFormKind(form) && settings.enquiryForms.some((offered) => offered === form) && form !== 'photo';
}

/**
 * One of the site's forms in the middle of a page. A page whose route has the form's script shows it whole; others,
 * such as the home page, open it in the dialog that every page has.
 */
export async function EnquiryFormBlock({ block, site, renderForm }: BlockProps<'enquiryForm'>) {
  const kind: string = block.form;
  if (!isOfferedOnPage(site, kind)) return null;
  const words = FORM_WORDS[kind];
  const anchor = `form-${block._key}`;
  return (
    <section id={anchor} className="section scroll-mt-16">
      <div className="container grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div>
          <Heading level={2}>{block.heading || words.title}</Heading>
          {block.intro && <p className="mt-3 max-w-[37em] text-lg text-ink-muted">{block.intro}</p>}
          {block.showPhone && <Call site={site} />}
        </div>
        {renderForm ? (
          <div className="card p-card">{renderForm({ site, kind, anchor })}</div>
        ) : (
          <div className="lg:text-right">
            <LinkButton href="/contact" size="lg" {...formAttributes(kind)}>
              {words.title}
            </LinkButton>
          </div>
        )}
      </div>
    </section>
  );
}

/** The number of the site's main location, or the one that replaces it (SITE-33). */
async function Call({ site }: { site: Site }) {
  const locations = await loadLocations(site.slug);
  const place = locations.find(({ primary }) => primary) ?? locations[0] ?? null;
  const phone = shownPhone(site, phoneFor(site, null, place), { dealershipId: place?.dealership_id ?? null });
  return (
    phone && (
      <p className="mt-6">
        Rather talk? <Phone phone={phone} call className="link font-semibold" />
      </p>
    )
  );
}
