import { type FormKind, isFormKind } from '@forecourt/lib/leads/form-kinds';
import { FORM_RATIO } from '@forecourt/lib/sites/pictures/ratios';
import type { Site } from '@forecourt/lib/sites/site';
import { phoneFor } from '@forecourt/lib/vehicle/seller';
import { getTranslations } from 'next-intl/server';
import { loadLocations } from '@/content/locations.server.ts';
import { pictureSource } from '@/content/picture.ts';
import { takesServiceBookings } from '@/content/workshops.server.ts';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { formBlock } from '@/features/enquiry/form-block.ts';
import { formTitle } from '@/features/enquiry/form-labels.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { shownPhone } from '@/features/phone/phone.ts';
import { BOOK_SERVICE_PATH } from '@/features/service-booking/address.ts';
import { classes } from '@/ui/classes.ts';
import { Heading } from '@/ui/Heading.tsx';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { NumberedSteps } from '@/ui/NumberedSteps.tsx';
import { Picture } from '@/ui/Picture.client.tsx';
import type { BlockProps } from '../block.ts';

/** Forms that need a vehicle, or that have separate pages. */
const NOT_ON_PAGES: readonly FormKind[] = ['photo', 'quickEnquiry', 'tradeIn'];

/** SITE-31 */
function isOfferedOnPage({ settings }: Pick<Site, 'settings'>, form: string): form is FormKind {
  if (form === 'enquiry' || form === 'testDrive') return settings.enquiryForms.includes(form);
  return isFormKind(form) && !NOT_ON_PAGES.includes(form);
}

/**
 * One of the site's forms: in full if the page's route loads the form's script, else in the shared dialog.
 * With a picture or next steps, it is the page's main content and is shown first on a phone.
 */
export async function EnquiryFormBlock({ block, site, opening, renderForm }: BlockProps<'enquiryForm'>) {
  const kind: string = block.form;
  if (!isOfferedOnPage(site, kind)) return null;
  const [t, titles] = await Promise.all([getTranslations('enquirySetup'), getTranslations('enquiry')]);
  const title = formTitle(kind, titles);
  const anchor = block.anchor || `form-${block._key}`;
  const picture = pictureSource(block.image);
  const heading = block.heading || title;
  const leads = picture !== null || block.steps.length > 0;
  const Title = leads ? 'h2' : 'h3';
  const card = renderForm && (
    <div className={classes('card p-card', leads && '-order-1 lg:order-none')}>
      <Title className="mb-5 text-xl">{leads ? heading : title}</Title>
      {renderForm({ site, kind, anchor, block: formBlock(block) })}
    </div>
  );
  return (
    <section id={anchor} aria-label={heading} className="section scroll-mt-16">
      <div className="container grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className={classes('grid gap-8', leads && 'lg:sticky lg:top-24')}>
          {picture && (
            <Picture
              {...picture}
              ratio={FORM_RATIO}
              sizes="(width >= 992px) 540px, 100vw"
              maxWidth={1080}
              priority={opening}
              className="aspect-3/2 w-full rounded-card"
            />
          )}
          {!(leads && renderForm) && (
            <div>
              <Heading level={2}>{heading}</Heading>
              {block.intro && <p className="mt-3 max-w-[37em] text-lg text-ink-muted">{block.intro}</p>}
            </div>
          )}
          {leads && renderForm && block.intro && <p className="text-lg text-ink-muted">{block.intro}</p>}
          {block.steps.length > 0 && (
            <div>
              <h2 className="mb-5 text-xl">{t('block.next')}</h2>
              <NumberedSteps
                steps={block.steps.map(({ _key: key, title, text }) => ({ key, title, text }))}
              />
            </div>
          )}
          {kind === 'service' && <BookOnline site={site} />}
          {block.showPhone && <Call site={site} />}
        </div>
        {card ?? (
          <div className="lg:text-end">
            <LinkButton href="/contact" size="lg" {...formAttributes(kind, undefined, undefined, block._key)}>
              {title}
            </LinkButton>
          </div>
        )}
      </div>
    </section>
  );
}

/** Leads to the workshop's free times, if shoppers can book them. */
async function BookOnline({ site }: { site: Site }) {
  if (!(await takesServiceBookings(site))) return null;
  const t = await getTranslations('blocks');
  return (
    <div>
      <p className="mb-4">{t('form.knowWhat')}</p>
      <LinkButton href={BOOK_SERVICE_PATH} size="lg">
        {t('form.bookOnline')}
      </LinkButton>
    </div>
  );
}

/** The phone number of the site's main location, or its override (SITE-33). */
async function Call({ site }: { site: Site }) {
  const [locations, t] = await Promise.all([loadLocations(site.slug), getTranslations('blocks')]);
  const place = locations.find(({ primary }) => primary) ?? locations[0] ?? null;
  const phone = shownPhone(site, phoneFor(site, null, place), { dealershipId: place?.dealership_id ?? null });
  return (
    phone && (
      <p>
        {t.rich('form.preferToTalk', {
          phone: () => <Phone phone={phone} call className="link font-semibold" />,
        })}
      </p>
    )
  );
}
