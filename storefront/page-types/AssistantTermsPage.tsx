import { accessToken } from '@forecourt/lib/payments/access-token';
import { type OpenCheckout, termsSubject } from '@forecourt/lib/payments/agentic/checkouts.server';
import { receiptPath } from '@forecourt/lib/payments/reservation/receipt-path';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { phoneFor } from '@forecourt/lib/vehicle/seller';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import type { ReactNode } from 'react';
import { holdOf } from '@/features/agentic/hold-at.server.ts';
import { acceptPath, SUBJECT_FIELD, TERMS_FIELD } from '@/features/agentic/terms-path.ts';
import { promiseText } from '@/features/checkout/checkout-messages.ts';
import { TERMS_TEXT } from '@/features/checkout/fields.ts';
import { holdPromise } from '@/features/checkout/hold-terms.ts';
import { TermsList } from '@/features/checkout/Terms.tsx';
import { FeeRows, VehicleSummary } from '@/features/checkout/VehicleSummary.tsx';
import { Notice } from '@/features/payments/Notice.tsx';
import { shownPhone } from '@/features/phone/phone.ts';
import { Tick } from '@/forms/Field.tsx';

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
  if (!current)
    return (
      <main id="content" className="container py-section">
        <Notice tone="warning" icon="info" title="This link does not work">
          <p>Part of it may be missing. Ask your assistant for the link again.</p>
        </Notice>
      </main>
    );
  const { vehicle, checkout } = current;
  const { location, dealer, terms } = await holdOf(site, vehicle);
  const hold = holdPromise(terms, new Date());
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
              <h1 className="title">Reserve this {noun} with your assistant</h1>
              <p className="mt-3 max-w-[37em] text-ink-muted">
                {promiseText(amountCents, hold, noun)} Read and accept the terms here. Your assistant then
                asks you to pay.
              </p>
              <form
                method="post"
                action={acceptPath(link.session, link.token)}
                className="mt-6 grid max-w-[37em] gap-4"
              >
                <input type="hidden" name={SUBJECT_FIELD} value={termsSubject(checkout)} />
                <h2 className="text-xl">Reservation terms</h2>
                <TermsList {...{ amountCents, hold, dealer, noun }} />
                <Tick id="terms" name={TERMS_FIELD} problem={isTermsMissing ? TERMS_TEXT : undefined}>
                  I agree to the reservation terms
                </Tick>
                <button type="submit" className="btn btn-primary btn-lg justify-self-start">
                  Accept terms
                </button>
              </form>
            </>
          ) : (
            <Outcome current={current} />
          )}
        </div>
        <aside aria-label="Summary" className="order-1 lg:order-none">
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
  const noun = itemWord(vehicle);
  const viewVehicle = (
    <a href={vehiclePath(vehicle)} className="btn btn-secondary btn-lg">
      View the {noun}
    </a>
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
          title="The deposit is paid"
          actions={
            receipt && (
              <a href={receipt} className="btn btn-primary btn-lg">
                View your reservation
              </a>
            )
          }
        >
          <p>Your assistant has reserved this {noun} for you. We have emailed you the receipt.</p>
        </Notice>
      );
    }
    case 'ready_for_payment':
    case 'requires_escalation':
    case 'complete_in_progress':
      return (
        <Notice tone="success" icon="circle-check" title="You have accepted the terms" actions={viewVehicle}>
          <p>Go back to your assistant to pay the deposit. The {noun} is not on hold until you have paid.</p>
        </Notice>
      );
    default:
      return (
        <Notice
          tone="warning"
          icon="info"
          title={
            state.status === 'not_ready_for_payment'
              ? `This ${noun} can’t be reserved now`
              : 'This reservation has ended'
          }
          actions={viewVehicle}
        >
          {state.messages.map(({ content }) => (
            <p key={content}>{content}</p>
          ))}
          {state.messages.length === 0 && (
            <p>Nothing was charged. Ask your assistant to start again, or reserve on the {noun}’s page.</p>
          )}
        </Notice>
      );
  }
}
