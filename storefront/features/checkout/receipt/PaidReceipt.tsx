import { formatCents } from '@forecourt/lib/payments/reservation/money';
import type { Reservation } from '@forecourt/lib/payments/reservation/read.server';
import { REFUND_TIME } from '@forecourt/lib/payments/reservation/refund-reasons';
import { reservedNoun } from '@forecourt/lib/payments/reservation/reserved-vehicle';
import type { Site } from '@forecourt/lib/sites/site';
import type { ItemWord } from '@forecourt/lib/vehicle/item-type';
import { RecordOnce } from '@/analytics/RecordOnce.client.tsx';
import { Notice } from '@/features/payments/Notice.tsx';
import { timestampText } from '@/features/payments/time.ts';
import { reservationPath } from '@/site/checkout-address.ts';
import { Disclosure } from '@/ui/Disclosure.tsx';
import { BeforeCollection } from './BeforeCollection.tsx';
import type { Viewing } from './viewing.server.ts';

const TITLES = {
  paid: (noun) => `The ${noun} is reserved for you`,
  agreed: (noun) => `The ${noun} is ready to collect`,
  completed: (noun) => `Enjoy your ${noun}`,
} as const satisfies Record<string, (noun: ItemWord) => string>;

export function PaidReceipt({
  site,
  reservation,
  dealer,
  timeZone,
  viewing,
}: {
  site: Site;
  reservation: Reservation;
  dealer: string;
  timeZone: string;
  viewing: Viewing | null;
}) {
  const { reference, amountCents, paidCents, paidAt, heldUntil, email, choices, carId, dealershipId } =
    reservation;
  const noun = reservedNoun(reservation.car);
  const status =
    reservation.status === 'agreed' || reservation.status === 'completed' ? reservation.status : 'paid';
  const amount = formatCents(paidCents ?? amountCents);
  const rows = [
    ['Reference', reference],
    ['Reservation fee', `${amount} (AUD), fully refundable`],
    ...(paidAt ? [['Paid', timestampText(paidAt, timeZone)]] : []),
    ...(status === 'paid' ? [['Held until', timestampText(heldUntil, timeZone)]] : []),
    ['Receipt sent to', email],
  ];
  const next = [
    viewing?.person
      ? `${viewing.person} of ${dealer} will call you, usually within one business day.`
      : `${dealer} will contact you, usually within one business day.`,
    choices.tradeIn ? 'They assess your trade-in and make an offer.' : null,
    choices.payment === 'finance'
      ? 'Our finance team will contact you with a quote.'
      : choices.payment === 'in_full'
        ? 'You receive the contract and instructions to pay the balance.'
        : `View and test drive the ${noun} before you decide.`,
    choices.handover === 'delivery' ? 'We quote for delivery to your address.' : null,
  ].filter((words) => words !== null);
  return (
    <Notice tone="success" icon="check" title={TITLES[status](noun)}>
      <RecordOnce
        event="reservationPaid"
        siteSlug={site.slug}
        remember="RecordedPayment"
        what={reference}
        car={carId}
        dealership={dealershipId}
      />
      <dl className="numbers mt-2 grid gap-x-8 gap-y-3 text-base text-ink sm:grid-cols-[auto_1fr]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="font-semibold break-words -mt-2 sm:mt-0">{value}</dd>
          </div>
        ))}
      </dl>
      {status === 'paid' && (
        <>
          <h2 className="mt-6 text-lg text-ink">What happens next</h2>
          <ol className="grid gap-3 text-base text-ink">
            {next.map((words, index) => (
              <li key={words} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="numbers flex size-8 flex-none items-center justify-center rounded-full bg-sunken text-sm font-semibold"
                >
                  {index + 1}
                </span>
                <span className="pt-1">{words}</span>
              </li>
            ))}
          </ol>
          {viewing && <BeforeCollection {...{ site, reservation, viewing }} />}
        </>
      )}
      {status !== 'completed' && (
        <Disclosure summary="Changed your mind?" className="mt-4 border-t text-base no-print">
          <p>
            If you cancel, we refund the full {amount} to the card you paid with. {REFUND_TIME} The {noun}{' '}
            becomes available again immediately.
          </p>
          <form method="post" action={`${reservationPath(reference)}/cancel`} className="mt-4">
            <button type="submit" className="btn btn-secondary">
              Cancel and refund {amount}
            </button>
          </form>
        </Disclosure>
      )}
    </Notice>
  );
}
