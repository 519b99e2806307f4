'use client';
import {
  canDeductTradeIn,
  type QuoteChoice,
  quoteAmount,
} from '@forecourt/lib/leads/finance-quote/quote-choice';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { FormVehicleSummary } from '@/features/enquiry/FormVehicleSummary.tsx';
import { Button } from '@/ui/Button.tsx';
import { DetailsForm } from './DetailsForm.client.tsx';
import { keepDraft, readDraft } from './draft.client.ts';
import { QuickEstimate } from './QuickEstimate.client.tsx';
import { QuoteResult } from './QuoteResult.tsx';
import type { JourneySetup } from './setup.ts';
import { type Step, Tabs } from './Tabs.client.tsx';
import { useQuote } from './use-quote.client.ts';
import '@/features/finance/calculator/calculator.css';
import './journey.css';

/**
 * The finance journey, in a popup or a page: estimate, details, pre-approval, and the link to the lender.
 * @param props.onWithoutVehicle switches to an amount other than the price of the car
 */
export function Journey({ setup, onWithoutVehicle }: { setup: JourneySetup; onWithoutVehicle: () => void }) {
  const t = useTranslations('financeJourney');
  const id = useId();
  const { car: vehicle, licence, limits } = setup;
  const { siteSlug } = setup.form;
  const [ownChoice, setOwnChoice] = useState(() => {
    const { choice: keptChoice } = readDraft(siteSlug, limits);
    return { ...keptChoice, amount: vehicle?.price ?? keptChoice.amount };
  });
  const tradeIn =
    setup.tradeIn && canDeductTradeIn(ownChoice.amount, setup.tradeIn, limits) ? setup.tradeIn : null;
  const choice = {
    ...ownChoice,
    tradeIn: ownChoice.tradeIn && tradeIn !== null,
    // A kept helper may be of another dealership.
    whoIsHelping: setup.staff.includes(ownChoice.whoIsHelping) ? ownChoice.whoIsHelping : '',
  };
  // Choices survive a reload and sign-in, except the price, which belongs to the car.
  const setChoice = (next: QuoteChoice) => {
    setOwnChoice(next);
    keepDraft(siteSlug, {
      choice: vehicle?.price ? { ...next, amount: readDraft(siteSlug, limits).choice.amount } : next,
    });
  };
  const [shownStep, setShownStep] = useState<Step>(0);
  const [reachedStep, setReachedStep] = useState<Step>(0);
  const [leadsTo, setLeadsTo] = useState<string | null>(null);
  const quote = useQuote({
    selfAssessedCreditScore: choice.selfAssessedCreditScore,
    purchasePrice: quoteAmount(choice.amount, limits),
    loanTerm: choice.term,
    year: vehicle?.year ?? null,
    vin: vehicle?.vin ?? null,
    nvic: vehicle?.nvic ?? null,
    whoIsHelping: choice.whoIsHelping.trim(),
    car_id: vehicle?.id ?? null,
    ...(choice.tradeIn && { tradeIn: true }),
  });
  const go = (step: Step) => {
    setShownStep(step);
    setReachedStep((before) => (step > before ? step : before));
  };

  // Focus the step's tab when the step changes; a rejected form takes the focus after this.
  const shownBefore = useRef(shownStep);
  useLayoutEffect(() => {
    if (shownBefore.current === shownStep) return;
    shownBefore.current = shownStep;
    const tab = document.getElementById(`${id}-tab-${shownStep}`);
    tab?.focus({ preventScroll: true });
    tab?.scrollIntoView({ block: 'start', inline: 'nearest' });
  }, [id, shownStep]);

  // A page restored from the back/forward cache has not left for the lender.
  useEffect(() => {
    const shownAgain = (event: PageTransitionEvent) => event.persisted && setShownStep(1);
    addEventListener('pageshow', shownAgain);
    return () => removeEventListener('pageshow', shownAgain);
  }, []);

  const panel = (step: Step, content: ReactNode) => (
    <div
      key={step}
      id={`${id}-panel-${step}`}
      role="tabpanel"
      aria-labelledby={`${id}-tab-${step}`}
      hidden={shownStep !== step}
      className="journey-panel"
    >
      {content}
    </div>
  );
  return (
    <div className="journey">
      <Tabs id={id} shown={shownStep} reached={reachedStep} onShow={setShownStep} />
      {setup.form.car && (
        <div className="journey-car">
          <FormVehicleSummary vehicle={setup.form.car} />
          <button
            type="button"
            className="quiet-action min-h-11"
            onClick={() => {
              setChoice({ ...choice, amount: quoteAmount(choice.amount, limits) });
              onWithoutVehicle();
            }}
          >
            {t('changeAmount')}
          </button>
        </div>
      )}
      {panel(
        0,
        <QuickEstimate
          setup={setup}
          choice={choice}
          tradeIn={tradeIn}
          quote={quote}
          onChange={(change) => setChoice({ ...choice, ...change })}
          onNext={() => go(1)}
        />,
      )}
      {panel(
        1,
        <DetailsForm
          key={vehicle?.id}
          setup={setup}
          choice={choice}
          onBack={() => go(0)}
          onVerified={() => go(2)}
          onFailed={() => setShownStep(1)}
          onTaken={(redirectUrl) => {
            setLeadsTo(redirectUrl);
            if (setup.handOver === 'ask') return;
            go(3);
            location.assign(redirectUrl);
          }}
        />,
      )}
      {panel(
        2,
        <div className="grid gap-5">
          <QuoteResult quote={quote} licence={licence} />
          <p role="status" className="flex items-center gap-3">
            {leadsTo === null && <span className="spinner" aria-hidden="true" />}
            {leadsTo === null ? t('sendingDetails') : t('received')}
          </p>
          {leadsTo !== null && (
            <Button size="lg" onClick={() => go(3)}>
              {t('continue')}
            </Button>
          )}
        </div>,
      )}
      {panel(
        3,
        leadsTo && (
          <div className="grid gap-5">
            <p role="status" className="text-lg">
              {t.rich('leaving', {
                dealer: setup.form.dealer.name,
                host: new URL(leadsTo).host,
                b: (words) => (
                  <strong dir="ltr" className="wrap-anywhere">
                    {words}
                  </strong>
                ),
              })}
            </p>
            {setup.garage && <p>{t('comeBack', { garage: setup.garage })}</p>}
            <a href={leadsTo} className="btn btn-primary btn-lg">
              {t('steps.lender')}
            </a>
          </div>
        ),
      )}
    </div>
  );
}
