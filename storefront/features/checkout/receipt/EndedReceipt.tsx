import { recallText } from '@forecourt/lib/inventory/registers/open-recall';
import { holdsVehicle } from '@forecourt/lib/payments/reservation/machine';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import type { Reservation } from '@forecourt/lib/payments/reservation/read.server';
import { REFUND_TIME, refundWhy } from '@forecourt/lib/payments/reservation/refund-reasons';
import { reservedNoun } from '@forecourt/lib/payments/reservation/reserved-vehicle';
import type { Site } from '@forecourt/lib/sites/site';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { Notice } from '@/features/payments/Notice.tsx';
import { secondsUntil } from '@/features/payments/time.ts';
import { Waiting } from '@/features/payments/Waiting.client.tsx';
import type { ShownPhone } from '@/features/phone/phone.ts';
import { checkoutPath, reservationPath } from '@/site/checkout-address.ts';
import { stepPath } from '../address.ts';
import { HoldClock } from '../HoldClock.client.tsx';
import { StartAgain } from '../StartAgain.tsx';
import { PaidReceipt } from './PaidReceipt.tsx';
import type { Waiting as WaitingFor } from './receipt.server.ts';
import type { Viewing } from './viewing.server.ts';

interface Props {
  site: Site;
  reservation: Reservation;
  waiting: WaitingFor | null;
  dealer: string;
  /** IANA name, of the place that sells the vehicle. */
  timeZone: string;
  phone: ShownPhone | null;
  /** Of a paid reservation. */
  viewing: Viewing | null;
}

const keepLooking = (
  <a href="/search" className="btn btn-secondary btn-lg">
    Keep looking
  </a>
);

export function EndedReceipt(props: Props) {
  const { site, reservation, waiting } = props;
  const { reference, status, reason, amountCents, email, car: vehicle } = reservation;
  const noun = reservedNoun(vehicle);
  const amount = formatCents(amountCents);
  const source = `${reservationPath(reference)}/state`;
  const checkout = checkoutPath(site, vehicle);
  const backToVehicle = (
    <a href={vehiclePath(vehicle)} className="btn btn-secondary btn-lg">
      {`Back to the ${noun}`}
    </a>
  );

  if (status === 'paid' || status === 'agreed' || status === 'completed') return <PaidReceipt {...props} />;
  if (status === 'refund_pending' || status === 'refunded')
    return (
      <Notice
        tone={status === 'refunded' ? 'success' : 'info'}
        icon={status === 'refunded' ? 'check' : 'refresh-cw'}
        title={status === 'refunded' ? `Your ${amount} has been refunded` : `We are refunding your ${amount}`}
        actions={
          <>
            {backToVehicle}
            {keepLooking}
          </>
        }
      >
        <p>
          {refundWhy(reason, noun)} The full {amount} will be refunded to the card you paid with.{' '}
          {REFUND_TIME}
        </p>
        <Reference reference={reference} />
        {status === 'refund_pending' && <Waiting source={source} status={status} />}
      </Notice>
    );
  if (status === 'cancelled' && reason === 'recalled')
    return (
      <Notice
        tone="warning"
        icon="info"
        title="Your reservation is cancelled"
        actions={
          <>
            {backToVehicle}
            {keepLooking}
          </>
        }
      >
        <p>Nothing was charged. {recallText(noun)}</p>
        <Reference reference={reference} />
      </Notice>
    );
  if (status === 'cancelled')
    return (
      <Notice
        tone="info"
        icon="x"
        title="Your reservation is cancelled"
        actions={
          <>
            <StartAgain action={`${checkout}/again`} label="Reserve again" />
            {keepLooking}
          </>
        }
      >
        <p>Nothing was charged, and the {noun} is available again.</p>
        <Reference reference={reference} />
      </Notice>
    );
  if (holdsVehicle(status) && waiting === 'for_shopper')
    return (
      <Notice
        tone="warning"
        icon="credit-card"
        title="Not paid yet"
        actions={
          <>
            <a href={stepPath(checkout, 'pay')} className="btn btn-primary btn-lg">
              Continue to pay {amount}
            </a>
            {backToVehicle}
          </>
        }
      >
        <p>The payment was not completed and nothing was charged. The {noun} is still on hold for you.</p>
        <HoldClock seconds={secondsUntil(reservation.heldUntil)} source={source} />
      </Notice>
    );
  if (holdsVehicle(status) && waiting === 'for_news')
    return (
      <Notice tone="info" icon="clock" title="We are confirming your payment" spinning>
        <p>
          Your bank has responded and we are waiting for confirmation. The {noun} is still on hold for you. We
          will send the receipt to {email}.
        </p>
        <Waiting source={source} status={status} />
        <Reference reference={reference} />
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      icon="clock"
      title="Your time to pay ran out"
      actions={
        <>
          <StartAgain action={`${checkout}/again`} />
          {keepLooking}
        </>
      }
    >
      <p>
        The {noun} is available again. Nothing was charged. If a payment is still being processed, we will
        confirm it or refund it in full, and email you either way.
      </p>
      <Reference reference={reference} />
    </Notice>
  );
}

function Reference({ reference }: { reference: string }) {
  return (
    <p className="text-base">
      Reference <span className="numbers font-semibold text-ink">{reference}</span>
    </p>
  );
}
