import { randomUUID } from 'node:crypto';
import type { PublicVehicle } from '@forecourt/lib/inventory/stock/vehicles.server';
import type { DealChoice } from '@forecourt/lib/leads/deal/choice';
import type { DealFigures as Figures } from '@forecourt/lib/leads/deal/version';
import type { OwnQuote } from '@forecourt/lib/leads/finance-quote/own-quote.server';
import type { Site } from '@forecourt/lib/sites/site';
import type { PreApproval } from '@forecourt/lib/vehicle/finance/payment-choice';
import { goneTitle } from '@forecourt/lib/vehicle/gone-message';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { phoneFor } from '@forecourt/lib/vehicle/seller';
import { vehicleTitle } from '@forecourt/lib/vehicle/title';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { getTranslations } from 'next-intl/server';
import { loadLocations } from '@/content/locations.server.ts';
import { VehicleSummary } from '@/features/checkout/VehicleSummary.tsx';
import { DealFigures } from '@/features/deal/DealFigures.client.tsx';
import { DealForm, FORM_ID } from '@/features/deal/DealForm.tsx';
import { dealOptions, priceDeal } from '@/features/deal/price-deal.server.ts';
import { dealView } from '@/features/deal/view.ts';
import { buildDealPath, SAVE_KEY_FIELD } from '@/features/deal-link/address.ts';
import { placeOf } from '@/features/location/find-locations.ts';
import { Notice } from '@/features/payments/Notice.tsx';
import { shownPhone } from '@/features/phone/phone.ts';
import { failureText, type ReturnedForm } from '@/forms/answers.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { Alert } from '@/ui/Alert.tsx';
import { Breadcrumb } from '@/ui/Breadcrumb.tsx';
import { HardLink } from '@/ui/HardLink.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';

/** The page on which a shopper puts a deal together. */
export async function BuildDealPage({
  site,
  listing: { vehicle, state },
  choice: wanted,
  valuation,
  approval,
  quote,
  deal,
  returned,
}: {
  site: Site;
  listing: PublicVehicle;
  choice: DealChoice;
  valuation: Figures['valuation'];
  /** The shopper's current pre-approval. */
  approval: PreApproval | null;
  quote: OwnQuote | null;
  /** The deal that is being changed; null for a new one. */
  deal: { id: string; token: string } | null;
  returned: ReturnedForm;
}) {
  const [t, forms, checkout, language] = await Promise.all([
    getTranslations('deal'),
    getTranslations('dealForms'),
    getTranslations('checkout'),
    pageLanguage(),
  ]);
  const noun = itemWord(vehicle);
  const location = placeOf(vehicle, await loadLocations(site.slug));
  const phone = shownPhone(site, phoneFor(site, vehicle, location), {
    carId: vehicle.id,
    dealershipId: vehicle.dealership_id,
  });
  const priced = state === 'live' ? await priceDeal(site, vehicle, wanted, { valuation, approval }) : null;
  const options = dealOptions(site, vehicle);
  const failure = failureText(returned, { failed: forms('failed'), busy: forms('tooMany') });
  const crumbs = [
    { name: t('home'), href: '/' },
    { name: vehicleTitle(vehicle), href: vehiclePath(vehicle) },
    { name: t('build.title'), href: buildDealPath(vehicle) },
  ];
  return (
    <main id="content" data-form className="container pt-5 pb-section">
      <Breadcrumb crumbs={crumbs} />
      {priced ? (
        <>
          <h1 className="title mt-6">{t('build.title')}</h1>
          <p className="mt-3 max-w-[37em] text-lg text-ink-muted">
            {t('build.intro', { vehicle: vehicleTitle(vehicle) })}
          </p>
          {failure && (
            <Alert tone="danger" className="mt-6">
              {failure}
            </Alert>
          )}
          <div className="mt-8 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_400px]">
            <DealForm
              {...{ site, vehicle, noun, options, valuation, quote, deal }}
              choice={priced.choice}
              saveKey={returned.answers?.[SAVE_KEY_FIELD] ?? randomUUID()}
            />
            <aside aria-label={t('build.figures')} className="grid gap-gap lg:sticky lg:top-6">
              <section aria-labelledby="figures" className="card p-card">
                <h2 id="figures" className="mb-3 text-lg">
                  {t('build.yours')}
                </h2>
                <TextsProvider namespaces={['dealFigures']}>
                  <DealFigures
                    formId={FORM_ID}
                    vehicle={vehicle.slug}
                    initial={dealView(
                      priced.figures,
                      {
                        creditLicence: options.creditLicence,
                        wantsFinance: priced.choice.payment === 'finance',
                      },
                      t,
                      language,
                    )}
                  />
                </TextsProvider>
                <button type="submit" form={FORM_ID} className="btn btn-primary btn-lg mt-5 w-full">
                  {t(deal ? 'build.saveChanges' : 'build.save')}
                </button>
                <p className="mt-3 text-sm text-ink-muted">{t('build.once')}</p>
              </section>
              <VehicleSummary {...{ site, vehicle, location, phone }} />
            </aside>
          </div>
        </>
      ) : (
        <div className="mt-6">
          <Notice
            tone="info"
            icon="tag"
            title={state === 'live' ? t('build.askPrice', { noun }) : goneTitle(vehicle, checkout)}
            actions={
              <HardLink href={vehiclePath(vehicle)} className="btn btn-primary btn-lg">
                {t('build.view', { noun })}
              </HardLink>
            }
          >
            <p>{t('build.needs')}</p>
          </Notice>
        </div>
      )}
    </main>
  );
}
