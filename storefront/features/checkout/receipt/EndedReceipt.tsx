import { holdsVehicle } from '@forecourt/lib/payments/reservation/machine';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import type { Reservation } from '@forecourt/lib/payments/reservation/read.server';
import { refundWhy } from '@forecourt/lib/payments/reservation/refund-reasons';
import { reservedNoun } from '@forecourt/lib/payments/reservation/reserved-vehicle';
import type { Site } from '@forecourt/lib/sites/site';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { useTranslations } from 'next-intl';
import { Notice } from '@/features/payments/Notice.tsx';
import { secondsUntil } from '@/features/payments/time.ts';
import { Waiting } from '@/features/payments/Waiting.client.tsx';
import type { ShownPhone } from '@/features/phone/phone.ts';
import { checkoutPath, reservationPath } from '@/site/checkout-address.ts';
import { HardLink } from '@/ui/HardLink.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
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

export function EndedReceipt(props: Props) {
  const t = useTranslations('receipt');
  const { site, reservation, waiting } = props;
  const { reference, status, reason, amountCents, email, car: vehicle } = reservation;
  const noun = reservedNoun(vehicle);
  const amount = formatCents(amountCents);
  const source = `${reservationPath(reference)}/state`;
  const checkout = checkoutPath(site, vehicle);
  const keepLooking = (
    <HardLink href="/search" className="btn btn-secondary btn-lg">
      {t('keepLooking')}
    </HardLink>
  );
  const backToVehicle = (
    <HardLink href={vehiclePath(vehicle)} className="btn btn-secondary btn-lg">
      {t('back', { noun })}
    </HardLink>
  );

  if (status === 'paid' || status === 'agreed' || status === 'completed') return <PaidReceipt {...props} />;
  if (status === 'refund_pending' || status === 'refunded')
    return (
      <Notice
        tone={status === 'refunded' ? 'success' : 'info'}
        icon={status === 'refunded' ? 'check' : 'refresh-cw'}
        title={t(status === 'refunded' ? 'refunded.title' : 'refunded.pending', { amount })}
        actions={
          <>
            {backToVehicle}
            {keepLooking}
          </>
        }
      >
        <p>{t('refunded.text', { why: refundWhy(reason, noun, t), amount, time: t('refundTime') })}</p>
        <Reference reference={reference} />
        {status === 'refund_pending' && <PaymentNews source={source} status={status} />}
      </Notice>
    );
  if (status === 'cancelled' && reason === 'recalled')
    return (
      <Notice
        tone="warning"
        icon="info"
        title={t('cancelled.title')}
        actions={
          <>
            {backToVehicle}
            {keepLooking}
          </>
        }
      >
        <p>{t('cancelled.recalled', { noun })}</p>
        <Reference reference={reference} />
      </Notice>
    );
  if (status === 'cancelled')
    return (
      <Notice
        tone="info"
        icon="x"
        title={t('cancelled.title')}
        actions={
          <>
            <StartAgain action={`${checkout}/again`} label={t('cancelled.again')} />
            {keepLooking}
          </>
        }
      >
        <p>{t('cancelled.text', { noun })}</p>
        <Reference reference={reference} />
      </Notice>
    );
  if (holdsVehicle(status) && waiting === 'for_shopper')
    return (
      <Notice
        tone="warning"
        icon="credit-card"
        title={t('unpaid.title')}
        actions={
          <>
            <HardLink href={stepPath(checkout, 'pay')} className="btn btn-primary btn-lg">
              {t('unpaid.continue', { amount })}
            </HardLink>
            {backToVehicle}
          </>
        }
      >
        <p>{t('unpaid.text', { noun })}</p>
        <TextsProvider namespaces={['holdClock']}>
          <HoldClock seconds={secondsUntil(reservation.heldUntil)} source={source} />
        </TextsProvider>
      </Notice>
    );
  if (holdsVehicle(status) && waiting === 'for_news')
    return (
      <Notice tone="info" icon="clock" title={t('confirming.title')} spinning>
        <p>{t('confirming.text', { noun, email })}</p>
        <PaymentNews source={source} status={status} />
        <Reference reference={reference} />
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      icon="clock"
      title={t('expired.title')}
      actions={
        <>
          <StartAgain action={`${checkout}/again`} />
          {keepLooking}
        </>
      }
    >
      <p>{t('expired.text', { noun })}</p>
      <Reference reference={reference} />
    </Notice>
  );
}

const PaymentNews = (props: { source: string; status: string }) => (
  <TextsProvider namespaces={['paymentWaiting']}>
    <Waiting {...props} />
  </TextsProvider>
);

function Reference({ reference }: { reference: string }) {
  const t = useTranslations('receipt');
  return (
    <p className="text-base">
      {t('reference')} <bdi className="numbers font-semibold text-ink">{reference}</bdi>
    </p>
  );
}
