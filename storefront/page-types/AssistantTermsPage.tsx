import { accessToken } from '@forecourt/lib/payments/access-token';
import { type OpenCheckout, termsSubject } from '@forecourt/lib/payments/agentic/checkouts.server';
import { receiptPath } from '@forecourt/lib/payments/reservation/receipt-path';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { phoneFor } from '@forecourt/lib/vehicle/seller';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { holdOf } from '@/features/agentic/hold-at.server.ts';
import { acceptPath, SUBJECT_FIELD, TERMS_FIELD } from '@/features/agentic/terms-path.ts';
import { promiseText } from '@/features/checkout/checkout-messages.ts';
import { holdPromise } from '@/features/checkout/hold-terms.ts';
import { TermsList } from '@/features/checkout/Terms.tsx';
import { FeeRows, VehicleSummary } from '@/features/checkout/VehicleSummary.tsx';
import { Notice } from '@/features/payments/Notice.tsx';
import { shownPhone } from '@/features/phone/phone.ts';
import { Tick } from '@/forms/Field.tsx';
import { pageLanguage } from '@/site/page-language.server.ts';
import { HardLink } from '@/ui/HardLink.tsx';

interface Props {
  site: Site;
  /** null for a link that does not work. */
  current: OpenCheckout | null;
  link: { session: string; token: string };
  /** True if the form was sent without the tick. */
  isTermsMissing: boolean;
}

/** The page where a shopper accepts the reservation terms, while an assistant reserves for them (OPEN-025). */
export async function AssistantTermsPage({ site, current, link, isTermsMissing }: Props) {
  const [t, language] = await Promise.all([getTranslations('checkout'), pageLanguage()]);
  if (!current)
    return (
      <main id="content" className="container py-section">
        <Notice tone="warning" icon="info" title={t('assistant.brokenTitle')}>
          <p>{t('assistant.brokenText')}</p>
        </Notice>
      </main>
    );
  const { vehicle, checkout } = current;
  const { location, dealer, terms } = await holdOf(site, vehicle);
  const hold = holdPromise(terms, new Date(), language);
  const phone = shownPhone(site, phoneFor(site, vehicle, location), {
    carId: vehicle.id,
    dealershipId: vehicle.dealership_id,
  });
  const { amountCents } = checkout;
  const noun = itemWord(vehicle);
  return (
    <main id="content" className="container pt-8 pb-section">
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="order-2 lg:order-none">
          {current.state.escalation === 'terms' ? (
            <>
              <h1 className="title">{t('assistant.title', { noun })}</h1>
              <p className="mt-3 max-w-[37em] text-ink-muted">
                {t('assistant.intro', { promise: promiseText(amountCents, hold, noun, t) })}
              </p>
              <form
                method="post"
                action={acceptPath(link.session, link.token)}
                className="mt-6 grid max-w-[37em] gap-4"
              >
                <input type="hidden" name={SUBJECT_FIELD} value={termsSubject(checkout)} />
                <h2 className="text-xl">{t('terms.title')}</h2>
                <TermsList {...{ amountCents, hold, dealer, noun }} />
                <Tick
                  id="terms"
                  name={TERMS_FIELD}
                  problem={isTermsMissing ? t('assistant.missing') : undefined}
                >
                  {t('assistant.agree')}
                </Tick>
                <button type="submit" className="btn btn-primary btn-lg justify-self-start">
                  {t('assistant.accept')}
                </button>
              </form>
            </>
          ) : (
            <Outcome current={current} />
          )}
        </div>
        <aside aria-label={t('frame.summary')} className="order-1 lg:order-none">
          <VehicleSummary {...{ site, vehicle, location, phone }}>
            <FeeRows {...{ site, amountCents, hold, noun }} />
          </VehicleSummary>
        </aside>
      </div>
    </main>
  );
}

/** What became of the session, for a shopper who opens the link again. */
function Outcome({ current: { state, reservation, vehicle } }: { current: OpenCheckout }): ReactNode {
  const t = useTranslations('checkout');
  const noun = itemWord(vehicle);
  const viewVehicle = (
    <HardLink href={vehiclePath(vehicle)} className="btn btn-secondary btn-lg">
      {t('assistant.view', { noun })}
    </HardLink>
  );
  switch (state.status) {
    case 'completed': {
      const { RESERVATION_SECRET = '' } = environment();
      const receipt =
        reservation &&
        receiptPath(
          reservation.reference,
          accessToken({ kind: 'reservation', id: reservation.id }, RESERVATION_SECRET),
        );
      return (
        <Notice
          tone="success"
          icon="circle-check"
          title={t('assistant.paidTitle')}
          actions={
            receipt && (
              <HardLink href={receipt} className="btn btn-primary btn-lg">
                {t('assistant.viewReservation')}
              </HardLink>
            )
          }
        >
          <p>{t('assistant.paidText', { noun })}</p>
        </Notice>
      );
    }
    case 'ready_for_payment':
    case 'requires_escalation':
    case 'complete_in_progress':
      return (
        <Notice tone="success" icon="circle-check" title={t('assistant.acceptedTitle')} actions={viewVehicle}>
          <p>{t('assistant.acceptedText', { noun })}</p>
        </Notice>
      );
    default:
      return (
        <Notice
          tone="warning"
          icon="info"
          title={
            state.status === 'not_ready_for_payment' ? t('assistant.notNow', { noun }) : t('assistant.ended')
          }
          actions={viewVehicle}
        >
          {state.messages.map(({ content }) => (
            <p key={content}>{content}</p>
          ))}
          {state.messages.length === 0 && <p>{t('assistant.endedText', { noun })}</p>}
        </Notice>
      );
  }
}
