import { type OwnVehicle, ownVehiclesOf } from '@forecourt/lib/accounts/garage/own-vehicles.server';
import type { Shopper } from '@forecourt/lib/accounts/shopper';
import { bookingRules } from '@forecourt/lib/leads/service-booking/rules';
import { durationText, priceText } from '@forecourt/lib/leads/service-booking/work';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { readablePhone } from '@forecourt/lib/platform/text/phone';
import type { Site } from '@forecourt/lib/sites/site';
import { nameInTitle } from '@forecourt/lib/vehicle/names/vehicle-name';
import { getTranslations } from 'next-intl/server';
import { loadServiceJobs } from '@/content/workshops.server.ts';
import { formSetup } from '@/features/enquiry/setup.server.ts';
import { addressLine } from '@/features/location/address.ts';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { BOOK_SERVICE_PATH } from '@/features/service-booking/address.ts';
import { bookableWorkshops, jobsAt } from '@/features/service-booking/plan.server.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { Alert } from '@/ui/Alert.tsx';
import { Breadcrumb } from '@/ui/Breadcrumb.tsx';
import { HardLink } from '@/ui/HardLink.tsx';
import { NumberedSteps } from '@/ui/NumberedSteps.tsx';
import { type GarageVehicle, ServiceForm } from './book-service/ServiceForm.client.tsx';
import { ServiceTexts } from './book-service/ServiceTexts.tsx';

const STEPS = ['choose', 'bring', 'collect'] as const;

/**
 * The page for booking a workshop, with the signed-in shopper's details filled in.
 * @param props.shopper null if nobody is signed in
 */
export async function BookServicePage({ site, shopper }: { site: Site; shopper: Shopper | null }) {
  const [t, titles, language] = await Promise.all([
    getTranslations('service'),
    getTranslations('pageTitles'),
    pageLanguage(),
  ]);
  const [workshops, jobs, setup, vehicles] = await Promise.all([
    bookableWorkshops(site),
    loadServiceJobs(site),
    formSetup(site, 'service', null, null, language),
    shopper
      ? ownVehiclesOf(databasePool(environment().DATABASE_URL), {
          siteSlug: site.slug,
          userId: shopper.userId,
        })
      : [],
  ]);
  const places = workshops.map((workshop) => ({
    id: workshop.location.id,
    name: workshop.location.name,
    address: addressLine(workshop.location.address) ?? '',
    jobs: jobsAt(jobs, workshop).map(({ id }) => id),
  }));
  const offered = jobs.filter(({ id }) => places.some((place) => place.jobs.includes(id)));
  const { dealer } = setup;
  return (
    <main id="content" data-form className="container pt-5 pb-section">
      <Breadcrumb
        crumbs={[
          { name: 'Home', href: '/' },
          { name: titles('bookService'), href: BOOK_SERVICE_PATH },
        ]}
      />
      <div className="mt-6 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div>
          <h1 className="title">{titles('bookService')}</h1>
          <p className="mt-3 max-w-[37em] text-lg text-ink-muted">{t('intro')}</p>
          <noscript>
            <div className="mt-6">
              <Alert tone="info">
                <p>
                  {t.rich('noScript', {
                    a: (text) => (
                      <HardLink href="/contact" className="link">
                        {text}
                      </HardLink>
                    ),
                  })}
                </p>
              </Alert>
            </div>
          </noscript>
          <div className="card mt-8 p-card noscript:hidden">
            <ServiceTexts>
              <ServiceForm
                setup={{ ...setup, rules: bookingRules(setup.rules) }}
                workshops={places}
                jobs={offered.map((job) => ({
                  id: job.id,
                  name: job.name,
                  description: job.description,
                  price: priceText({ price: job.price, isFrom: job.isFrom || job.variants.length > 0 }, t),
                  duration: durationText(job.minutes, t),
                }))}
                vehicles={vehicles.map(garageVehicle)}
                contact={contactOf(shopper)}
              />
            </ServiceTexts>
          </div>
        </div>
        <aside aria-label={t('next')} className="lg:sticky lg:top-24">
          <h2 className="mb-5 text-xl">{t('next')}</h2>
          <NumberedSteps
            steps={STEPS.map((step) => ({
              key: step,
              title: t(`steps.${step}.title`),
              text: t(`steps.${step}.text`),
            }))}
          />
          {dealer.phone && (
            <p className="mt-8">
              {t('talk')} <Phone phone={dealer.phone} call className="link font-semibold" />
            </p>
          )}
        </aside>
      </div>
    </main>
  );
}

function garageVehicle({ rego, description }: OwnVehicle): GarageVehicle {
  const name = nameInTitle(description);
  return {
    rego,
    label: [description, rego].filter(Boolean).join(', '),
    make: name?.make ?? '',
    model: name ? [name.model, name.rest].filter(Boolean).join(' ') : '',
  };
}

function contactOf(shopper: Shopper | null): Record<string, string> {
  const { name, lastName, phone, email } = shopper ?? {};
  return {
    ...(name && { name: [name, lastName].filter(Boolean).join(' ') }),
    ...(phone && { phone: readablePhone(phone) }),
    ...(email && { email }),
  };
}
