import { askedQuestion, questionField } from '@forecourt/lib/leads/trade-in/adjustments';
import type { TradeInPhoto } from '@forecourt/lib/leads/trade-in/photo-shots';
import { isClosed, type Valuation } from '@forecourt/lib/leads/trade-in/valuations.server';
import { ownedVehicleTitle, yearAt } from '@forecourt/lib/leads/trade-in/vehicle';
import { signInPath } from '@forecourt/lib/sites/account-paths';
import { hasGarageApp } from '@forecourt/lib/sites/garage-app';
import type { Site } from '@forecourt/lib/sites/site';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { useTranslations } from 'next-intl';
import { RecordOnce } from '@/analytics/RecordOnce.client.tsx';
import { loadLocations } from '@/content/locations.server.ts';
import { loadTradeAdjustments } from '@/content/trade-adjustments.server.ts';
import { ANOTHER_NUMBER } from '@/features/account/fields.ts';
import { Aside } from '@/features/trade-in/Aside.tsx';
import { BY_HAND, pageField, stepAddress } from '@/features/trade-in/address.ts';
import { Estimate } from '@/features/trade-in/Estimate.tsx';
import { isEstimateOpen, type Step, stepsOf } from '@/features/trade-in/journey.ts';
import { KeepValuation } from '@/features/trade-in/KeepValuation.client.tsx';
import { OwnedVehicleCard } from '@/features/trade-in/OwnedVehicleCard.tsx';
import { PlainPhotos } from '@/features/trade-in/PlainPhotos.tsx';
import { Progress } from '@/features/trade-in/Progress.tsx';
import { hasEstimates } from '@/features/trade-in/provider.server.ts';
import {
  ConditionStep,
  ConfirmStep,
  ContactStep,
  PhotoPicker,
  SharedNotice,
  VehicleStep,
} from '@/features/trade-in/steps/screens.client.tsx';
import { FAILED_TEXT, PLAIN_PROBLEMS } from '@/features/trade-in/trade-in-messages.ts';
import { keptOf } from '@/features/trade-in/valuation-visit.server.ts';
import { type Answers, NOT_RETURNED, type ReturnedForm } from '@/forms/answers.ts';
import { FORM_TEXTS } from '@/forms/form-texts.ts';
import { errorTextIn } from '@/handlers/error-language.server.ts';
import { mainPhone } from '@/layout/header/contact.ts';
import { Alert } from '@/ui/Alert.tsx';
import { Breadcrumb } from '@/ui/Breadcrumb.tsx';
import { HardLink } from '@/ui/HardLink.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import { useLanguage } from '@/ui/use-language.ts';

const STEP_TEXTS = [...FORM_TEXTS, 'tradeInForm'] as const;
const ESTIMATE_TEXTS = [...FORM_TEXTS, 'tradeInPhotos'] as const;

interface Props {
  site: Site;
  page: { path: string; carId: string | null };
  step: Step;
  valuation: Valuation | null;
  vehicle: Vehicle | null;
  returned: ReturnedForm;
  /** True if the shopper describes the vehicle instead of entering its plate. */
  byHand: boolean;
  /** The formatted phone number that waits for its code in this browser. */
  awaiting: string | null;
  /** True if the valuation belongs to the signed-in shopper. */
  isKept: boolean;
  photos: readonly TradeInPhoto[];
}

/** One screen of a valuation (OPEN-068), rendered for its shopper. */
export function TradeInJourney(props: Props) {
  const { site, page, step, vehicle, valuation } = props;
  const t = useTranslations('tradeIn');
  const titles = useTranslations('pageTitles');
  const ui = useTranslations('ui');
  const crumbs = [
    { name: ui('home'), href: '/' },
    { name: titles('tradeIn'), href: stepAddress(page, 'vehicle') },
  ];
  return (
    <main id="content" data-form className="container pt-5 pb-section">
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-6 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="min-w-0">
          <h1 className="title">{titles('tradeIn')}</h1>
          <div className="mt-6">
            <Progress step={step} steps={stepsOf({ isOpen: isEstimateOpen(site) && step !== 'contact' })} />
          </div>
          <section aria-labelledby="step" className="mt-8">
            <h2 id="step" className="mb-6 text-2xl">
              {t(`steps.${step}`)}
            </h2>
            <TextsProvider namespaces={step === 'estimate' ? ESTIMATE_TEXTS : STEP_TEXTS}>
              <Screen {...props} />
              {/* Below the form, because it appears after the page has loaded. */}
              {step !== 'estimate' && hasGarageApp(site) && <SharedNotice />}
            </TextsProvider>
          </section>
        </div>
        <aside aria-label={t('aboutValuation')} className="lg:sticky lg:top-24">
          <Aside vehicle={vehicle} hasEstimates={hasEstimates()} />
        </aside>
      </div>
      {step === 'vehicle' && !valuation && <KeepValuation siteSlug={site.slug} valuation={null} />}
    </main>
  );
}

function Screen(props: Props) {
  const t = useTranslations('tradeIn');
  const { site, page, step, valuation, returned, byHand } = props;
  const field = pageField(page);
  if (step === 'vehicle' || !valuation?.vehicle)
    return (
      <VehicleStep
        page={field}
        thisYear={yearAt(site.settings.timeZone)}
        answers={valuation ? vehicleAnswers(valuation) : {}}
        plateUnknown={valuation?.plateUnknown ?? false}
        byHand={byHand}
        returned={returned}
      />
    );
  if (step === 'confirm') {
    const byHandPath = `${stepAddress(page, 'vehicle')}&${BY_HAND}=1`;
    return (
      <ConfirmStep
        page={field}
        title={ownedVehicleTitle(valuation.vehicle)}
        back={stepAddress(page, 'vehicle')}
      >
        <OwnedVehicleCard {...valuation} vehicle={valuation.vehicle} />
        <p>
          <HardLink href={byHandPath} className="link">
            {t('confirm.describe')}
          </HardLink>
        </p>
      </ConfirmStep>
    );
  }
  if (step === 'condition') return <Condition {...props} valuation={valuation} />;
  return step === 'contact' ? <Contact {...props} /> : <Result {...props} valuation={valuation} />;
}

async function Condition({ site, page, returned, valuation }: Props & { valuation: Valuation }) {
  const questions = await loadTradeAdjustments(site.slug);
  return (
    <ConditionStep
      page={pageField(page)}
      siteSlug={site.slug}
      draft={String(valuation.createdAt.getTime())}
      questions={questions.map(askedQuestion)}
      answers={conditionAnswers(valuation)}
      returned={returned}
      back={stepAddress(page, 'confirm')}
    />
  );
}

function Contact(props: Props) {
  const t = useTranslations('tradeIn');
  const { page } = props;
  return (
    <div className="max-w-120">
      <p className="mb-6 text-ink-muted">{t('contact.intro')}</p>
      <SignIn {...props} step="contact" submit={t('contact.seeEstimate')} />
      <p className="mt-6">
        <HardLink href={stepAddress(page, 'condition')} className="link">
          {t('contact.back')}
        </HardLink>
      </p>
    </div>
  );
}

/** The form that verifies a mobile number and returns to the estimate. */
async function SignIn({ site, page, awaiting, step, submit }: Props & { submit: string }) {
  const redirect = stepAddress(page, 'estimate');
  const signIn = signInPath('trade-in', { redirect, back: stepAddress(page, 'condition') });
  return (
    <ContactStep
      along={{
        page: signIn,
        redirect,
        website_slug: site.slug,
        dealership_slug: site.dealerships[0]?.slug ?? '',
      }}
      awaiting={awaiting}
      returned={NOT_RETURNED}
      anotherNumber={`${stepAddress(page, step)}&${ANOTHER_NUMBER}=1`}
      phone={mainPhone(site, await loadLocations(site.slug))}
      submit={submit}
    />
  );
}

/** Asks for the number that keeps an estimate which is already shown. */
function Keep(props: Props & { valuation: Valuation }) {
  const { page, valuation } = props;
  const t = useTranslations('tradeIn');
  const hasFigure = valuation.amountLow !== null;
  return (
    <section aria-labelledby="keep" className="border-t border-line pt-8">
      <h3 id="keep" className="text-xl">
        {hasFigure ? t('keep.title') : t('keep.titleByPhone')}
      </h3>
      <p className="mt-2 mb-5 max-w-[37em] text-ink-muted">
        {hasFigure ? t('keep.text') : t('keep.textByPhone')}
      </p>
      <div className="max-w-120">
        <SignIn {...props} submit={hasFigure ? t('keep.submit') : t('keep.submitByPhone')} />
      </div>
      <p className="mt-6">
        <HardLink href={stepAddress(page, 'condition')} className="link">
          {t('changeAnswers')}
        </HardLink>
      </p>
    </section>
  );
}

function Result(props: Props & { valuation: Valuation }) {
  const { site, page, valuation, vehicle, returned, photos, isKept } = props;
  const t = useTranslations('tradeIn');
  const language = useLanguage();
  const { timeZone } = site.settings;
  const [problem] = returned.problems;
  return (
    <div className="grid gap-10">
      {problem && (
        <Alert tone={problem === 'decided' ? 'info' : 'danger'}>
          {errorTextIn(PLAIN_PROBLEMS[problem] ?? FAILED_TEXT, language)}
        </Alert>
      )}
      <Estimate
        valuation={valuation}
        page={pageField(page)}
        timeZone={timeZone}
        dealer={site.name}
        isKept={isKept}
      />
      {!isKept && <Keep {...props} />}
      {isKept && (
        <section aria-labelledby="photos" className="border-t border-line pt-8">
          <h3 id="photos" className="text-xl">
            {t('photos.title')}
          </h3>
          <p className="mt-2 mb-5 max-w-[37em] text-ink-muted">{t('photos.text')}</p>
          <PhotoPicker page={pageField(page)} photos={photos} />
          <PlainPhotos page={pageField(page)} />
        </section>
      )}
      {isKept && !isClosed(valuation) && (
        <p>
          <HardLink href={stepAddress(page, 'condition')} className="link">
            {t('changeAnswers')}
          </HardLink>
        </p>
      )}
      {valuation.acceptedAt && (
        <RecordOnce
          event="offerAccepted" // EVENTS-06
          siteSlug={site.slug}
          remember="RecordedOffer"
          what={valuation.acceptedAt.toISOString()}
          car={vehicle?.id}
          dealership={vehicle?.dealership_id}
        />
      )}
      <KeepValuation
        siteSlug={site.slug}
        valuation={keptOf(valuation)}
        report={site.features.valuationMiscellaneousEnabled}
      />
    </div>
  );
}

const vehicleAnswers = ({ rego, regoState, vehicle }: Valuation): Answers => ({
  rego,
  regoState,
  ...(vehicle && { make: vehicle.make, model: vehicle.model, year: String(vehicle.year) }),
});

const conditionAnswers = ({ kilometres, answers }: Valuation): Answers => ({
  ...(kilometres !== null && { kilometres: kilometres.toLocaleString('en-AU') }),
  ...Object.fromEntries(answers.map(({ id, choiceId }) => [questionField(id), choiceId])),
});
