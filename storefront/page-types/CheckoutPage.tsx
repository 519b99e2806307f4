import { randomUUID } from 'node:crypto';
import type { Shopper } from '@forecourt/lib/accounts/shopper';
import type { CardCheck } from '@forecourt/lib/payments/card-check.server';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { type ReservedDeal, withFee } from '@forecourt/lib/payments/reservation/reserved-deal';
import { environment } from '@forecourt/lib/platform/env';
import { inLanguage } from '@forecourt/lib/platform/language/languages';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import type { Site } from '@forecourt/lib/sites/site';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { phoneFor } from '@forecourt/lib/vehicle/seller';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { redirect } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { type Location, loadLocations } from '@/content/locations.server.ts';
import { stepPath } from '@/features/checkout/address.ts';
import { type Checkout, payable } from '@/features/checkout/checkout.server.ts';
import { promiseText } from '@/features/checkout/checkout-messages.ts';
import { HoldClock } from '@/features/checkout/HoldClock.client.tsx';
import { type HoldPromise, holdPromise, holdTermsOf } from '@/features/checkout/hold-terms.ts';
import {
  isKnown,
  openStep,
  STEP_ANCHOR,
  type Step,
  shownSteps,
  stepBefore,
  stepsOf,
  stepToShow,
} from '@/features/checkout/journey.ts';
import { Obstacle } from '@/features/checkout/Obstacle.tsx';
import { Progress } from '@/features/checkout/Progress.tsx';
import { PayForm } from '@/features/checkout/payment/PayForm.client.tsx';
import { Review } from '@/features/checkout/payment/Review.tsx';
import { answersOf, detailsOf } from '@/features/checkout/progress.ts';
import { ReservedDealRows } from '@/features/checkout/ReservedDealRows.tsx';
import { DetailsStep } from '@/features/checkout/steps/DetailsStep.client.tsx';
import { HandoverStep } from '@/features/checkout/steps/HandoverStep.client.tsx';
import { TradeInStep } from '@/features/checkout/steps/TradeInStep.client.tsx';
import { Terms } from '@/features/checkout/Terms.tsx';
import { FeeRows, VehicleSummary } from '@/features/checkout/VehicleSummary.tsx';
import { DealStep } from '@/features/deal-link/DealStep.tsx';
import { PRIVACY_PATH } from '@/features/enquiry/setup.ts';
import { addressLine } from '@/features/location/address.ts';
import { placeOf } from '@/features/location/find-locations.ts';
import { secondsUntil } from '@/features/payments/time.ts';
import { type ShownPhone, shownPhone } from '@/features/phone/phone.ts';
import { KeepReservation } from '@/features/vehicle/waiting-list/KeepReservation.client.tsx';
import type { ReturnedForm } from '@/forms/answers.ts';
import { FORM_TEXTS } from '@/forms/form-texts.ts';
import { checkoutPath, reservationPath } from '@/site/checkout-address.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { PaymentStrip } from '@/ui/payment-strip/PaymentStrip.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import { CheckoutFooter, CheckoutHeader } from './CheckoutHeader.tsx';

/** Of every step's form. */
const STEP_TEXTS = [...FORM_TEXTS, 'checkoutSteps', 'paymentFailures'] as const;

type Shown = Exclude<Checkout, { kind: 'unknown' | 'done' }>;

/** Returns the title of a vehicle's checkout by its path; both paths show the same page (ROUTE-02, ROUTE-03). */
export const checkoutTitle = ({ settings }: Site, vehicle: Vehicle, t: Translator<'checkout'>): string =>
  settings.checkoutPathSegment === 'buy-online'
    ? t('title.buyOnline')
    : t('title.reserve', { noun: itemWord(vehicle) });

/**
 * A vehicle's checkout, in its current state for this browser.
 * @param props.asked the step in the address
 * @param props.cardCheck of this browser, where the site checks cards before a hold
 * @param props.deal the accepted deal of this browser, before its vehicle is held; otherwise null
 * @param props.returned the submitted form, from a browser without script
 */
export async function CheckoutPage({
  site,
  checkout,
  cardCheck,
  deal,
  asked: askedStep,
  returned,
  shopper,
}: {
  site: Site;
  checkout: Shown;
  cardCheck: CardCheck | null;
  deal: ReservedDeal | null;
  asked: string | undefined;
  returned: ReturnedForm;
  shopper: Shopper | null;
}) {
  const { vehicle } = checkout;
  const location = placeOf(vehicle, await loadLocations(site.slug));
  const phone = shownPhone(site, phoneFor(site, vehicle, location), {
    carId: vehicle.id,
    dealershipId: vehicle.dealership_id,
  });
  if (checkout.kind === 'open')
    return (
      <Steps {...{ site, checkout, cardCheck, deal, location, phone, asked: askedStep, returned, shopper }} />
    );
  return (
    <Frame {...{ site, vehicle }} aside={<VehicleSummary {...{ site, vehicle, location, phone }} />}>
      <Obstacle site={site} checkout={checkout} phone={phone} />
    </Frame>
  );
}

async function Steps({
  site,
  checkout: { vehicle, amountCents, reservation },
  cardCheck,
  deal,
  location,
  phone,
  asked: askedStep,
  returned,
  shopper,
}: {
  site: Site;
  checkout: Extract<Checkout, { kind: 'open' }>;
  cardCheck: CardCheck | null;
  deal: ReservedDeal | null;
  location: Location | null;
  phone: ShownPhone | null;
  asked: string | undefined;
  returned: ReturnedForm;
  shopper: Shopper | null;
}) {
  const [t, language] = await Promise.all([getTranslations('checkout'), pageLanguage()]);
  const steps = stepsOf(site);
  const choices = reservation?.choices ?? null;
  const step = stepToShow(steps, choices, askedStep);
  const path = checkoutPath(site, vehicle);
  const shownDeal = reservation ? reservation.deal : deal && withFee(deal, amountCents);
  const now = new Date();
  const hold = holdPromise(reservation ?? holdTermsOf(site, location, now), now, language);
  const came = Boolean(reservation) && askedStep === undefined;
  return (
    <Frame
      site={site}
      vehicle={vehicle}
      aside={
        <VehicleSummary
          {...{ site, location, phone }}
          vehicle={{ ...vehicle, reserved: vehicle.reserved && !reservation }}
        >
          {reservation && (
            <>
              <KeepReservation siteSlug={site.slug} vehicle={vehicle.id} reference={reservation.reference} />
              <TextsProvider namespaces={['holdClock']}>
                <HoldClock seconds={secondsUntil(reservation.heldUntil)} source={`${path}/state`} />
              </TextsProvider>
            </>
          )}
          {shownDeal && (
            <>
              <DealStep site={site} vehicle={vehicle} deal={{ id: shownDeal.id, status: 'accepted' }} />
              <ReservedDealRows deal={shownDeal} />
            </>
          )}
          <FeeRows {...{ site, amountCents, hold }} noun={itemWord(vehicle)} />
        </VehicleSummary>
      }
    >
      <h1 className="title">{checkoutTitle(site, vehicle, t)}</h1>
      <p className="mt-3 max-w-[37em] text-ink-muted">
        {promiseText(amountCents, hold, itemWord(vehicle), t)}
      </p>
      <div className="mt-6">
        <Progress
          steps={shownSteps(steps, step, isKnown(shopper))}
          step={step}
          open={openStep(steps, choices)}
          path={path}
        />
      </div>
      <section aria-labelledby={STEP_ANCHOR} className="mt-8">
        <h2 id={STEP_ANCHOR} tabIndex={-1} className="text-2xl outline-none">
          {t(`steps.titles.${step}`)}
          {step === 'trade-in' && (
            <span className="text-lg font-normal text-ink-muted"> {t('steps.optional')}</span>
          )}
        </h2>
        {came && (
          <p role="status" className="mt-2 text-ink-muted">
            {t('welcomeBack', { noun: itemWord(vehicle) })}
          </p>
        )}
        <div className="mt-5">
          <StepOf
            {...{
              site,
              vehicle,
              amountCents,
              reservation,
              cardCheck,
              deal,
              step,
              steps,
              path,
              location,
              hold,
              returned,
              shopper,
            }}
          />
        </div>
      </section>
    </Frame>
  );
}

async function StepOf({
  site,
  vehicle,
  amountCents,
  reservation,
  cardCheck,
  deal,
  step,
  steps,
  path,
  location,
  hold,
  returned,
  shopper,
}: {
  site: Site;
  vehicle: Vehicle;
  amountCents: number;
  reservation: Extract<Checkout, { kind: 'open' }>['reservation'];
  cardCheck: CardCheck | null;
  deal: ReservedDeal | null;
  step: Step;
  steps: Step[];
  path: string;
  location: Location | null;
  hold: HoldPromise;
  returned: ReturnedForm;
  shopper: Shopper | null;
}) {
  const t = await getTranslations('checkout');
  const before = stepBefore(steps, step);
  const back = before ? stepPath(path, before) : path;
  const action = `${path}/${step}`;
  const dealer = location?.name ?? vehicle.dealership_name;
  const amount = formatCents(amountCents);
  const answers = answersOf(reservation?.choices ?? {}, Boolean(reservation?.deal));
  const place = [dealer, location && addressLine(location.address)].filter(Boolean).join(', ');
  if (step === 'trade-in')
    return (
      <TextsProvider namespaces={[...STEP_TEXTS, 'checkoutTradeIn']}>
        <TradeInStep {...{ action, answers, returned, back }} siteSlug={site.slug} />
      </TextsProvider>
    );
  if (step === 'handover')
    return (
      <TextsProvider namespaces={[...STEP_TEXTS, 'checkoutHandover', 'placeField']}>
        <HandoverStep {...{ action, answers, returned, back, place, amount }} noun={itemWord(vehicle)} />
      </TextsProvider>
    );
  if (step === 'details' || !reservation)
    return (
      <TextsProvider namespaces={[...STEP_TEXTS, 'checkoutDetails']}>
        <DetailsStep
          action={action}
          token={reservation ? null : randomUUID()}
          answers={detailsOf(reservation, shopper)}
          returned={returned}
          send={reservation ? t('continue') : t('holdAndContinue', { noun: itemWord(vehicle) })}
          dealer={dealer}
          siteSlug={site.slug}
          // A card is checked before the hold, not again when the mobile changes.
          verification={
            reservation && site.settings.reserveVerification === 'card'
              ? 'nothing'
              : site.settings.reserveVerification
          }
          cardCheck={cardCheck}
          isSignedIn={Boolean(shopper?.phone)}
          noun={itemWord(vehicle)}
          ask={
            // An accepted deal has answered these questions.
            !reservation && !deal && isKnown(shopper)
              ? { tradeIn: steps.includes('trade-in'), noun: itemWord(vehicle) }
              : null
          }
        />
      </TextsProvider>
    );
  const { STRIPE_PUBLISHABLE_KEY = '', STRIPE_JS_URL = null } = environment();
  const receipt = reservationPath(reservation.reference);
  const payment = reservation.termsAcceptedAt ? await payable(reservation) : null;
  if (payment?.kind === 'closed') redirect(inLanguage(receipt, await pageLanguage()));
  return (
    <div className="grid gap-8">
      <Review reservation={reservation} steps={steps} path={path} place={dealer} />
      <TextsProvider namespaces={[...FORM_TEXTS, 'checkoutPay', 'paymentFailures']}>
        <PayForm
          action={action}
          access={{ publishableKey: STRIPE_PUBLISHABLE_KEY, scriptUrl: STRIPE_JS_URL }}
          payment={payment}
          amountCents={amountCents}
          amount={amount}
          dealer={dealer}
          source={`${path}/state`}
          receipt={receipt}
          noun={itemWord(vehicle)}
          terms={<Terms {...{ amountCents, hold, dealer }} noun={itemWord(vehicle)} />}
        />
      </TextsProvider>
      {site.features.paymentStripEnabled && <PaymentStrip className="lg:hidden" />}
    </div>
  );
}

function Frame({
  site,
  vehicle,
  aside,
  children,
}: {
  site: Site;
  vehicle: Vehicle;
  aside: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations('checkout');
  return (
    <>
      <CheckoutHeader
        site={site}
        back={{ href: vehiclePath(vehicle), label: t('frame.back', { noun: itemWord(vehicle) }) }}
      />
      <main id="content" data-form data-checkout className="container pt-5 pb-section">
        <div className="mt-2 grid items-start gap-x-16 gap-y-8 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_400px]">
          <div className="order-2 lg:order-none">{children}</div>
          <aside aria-label={t('frame.summary')} className="order-1 lg:sticky lg:top-6 lg:order-none">
            {aside}
          </aside>
        </div>
      </main>
      <CheckoutFooter site={site} links={[{ href: PRIVACY_PATH, label: t('frame.privacy') }]} />
    </>
  );
}
