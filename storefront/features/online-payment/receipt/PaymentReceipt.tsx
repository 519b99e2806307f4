import { ONLINE_PAYMENT_PATH } from '@forecourt/lib/payments/online-payment/path';
import type { OnlinePayment } from '@forecourt/lib/payments/online-payment/read.server';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { REFUND_TIME } from '@forecourt/lib/payments/reservation/refund-reasons';
import type { Site } from '@forecourt/lib/sites/site';
import { phoneFor } from '@forecourt/lib/vehicle/seller';
import { loadLocations } from '@/content/locations.server.ts';
import { addressLine } from '@/features/location/address.ts';
import { placeOf } from '@/features/location/find-locations.ts';
import { Notice } from '@/features/payments/Notice.tsx';
import { timestampText } from '@/features/payments/time.ts';
import { Waiting as WaitingForNews } from '@/features/payments/Waiting.client.tsx';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { shownPhone } from '@/features/phone/phone.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { paymentPath } from '../address.ts';
import { LABELS } from '../fields.ts';
import type { Waiting } from '../payment-access.server.ts';

interface Props {
  site: Site;
  payment: OnlinePayment;
  waiting: Waiting | null;
}

/** The status of a payment, for its payer. Read only. */
export async function PaymentReceipt({ site, payment, waiting }: Props) {
  const { dealershipId, locationId } = payment;
  const locations = await loadLocations(site.slug);
  const location =
    (dealershipId && placeOf({ location_id: locationId, dealership_id: dealershipId }, locations)) ||
    (locations.find(({ primary }) => primary) ?? locations[0] ?? null);
  const phone = shownPhone(site, phoneFor(site, null, location), {
    dealershipId: location?.dealership_id ?? null,
  });
  const address = location && addressLine(location.address);
  return (
    <main id="content" className="container py-section">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_400px]">
        <Outcome {...{ site, payment, waiting }} />
        <aside aria-label="Paid to" className="card p-card">
          <p className="text-sm text-ink-muted">Paid to</p>
          <h2 className="mt-0.5 text-lg">{location?.name ?? site.name}</h2>
          {address && <address className="mt-1 text-sm text-ink-muted not-italic">{address}</address>}
          {phone && <Phone phone={phone} call icon={18} className="more mt-3" />}
        </aside>
      </div>
    </main>
  );
}

function Outcome({ site, payment, waiting }: Props) {
  const { reference, status, amountCents, paidCents, refundedCents, email } = payment;
  const amount = formatCents(paidCents ?? amountCents);
  const source = `${paymentPath(reference)}/state`;
  const startAgain = (
    <a href={ONLINE_PAYMENT_PATH} className="btn btn-primary btn-lg">
      Start a new payment
    </a>
  );
  if (status === 'paid')
    return (
      <Notice tone="success" icon="check" title={`We have received ${amount}`}>
        <Rows site={site} payment={payment} />
        {refundedCents > 0 && (
          <p className="text-base">
            {formatCents(refundedCents)} of it was refunded to your card. {REFUND_TIME}
          </p>
        )}
        <p className="text-base">Your receipt is on its way to {email}.</p>
      </Notice>
    );
  if (status === 'refunded')
    return (
      <Notice tone="success" icon="check" title={`Your ${amount} has been refunded`}>
        <p>The full amount goes back to the card you paid with. {REFUND_TIME}</p>
        <Rows site={site} payment={payment} />
      </Notice>
    );
  if (status === 'cancelled')
    return (
      <Notice tone="info" icon="x" title="This payment is cancelled" actions={startAgain}>
        <p>Nothing was charged.</p>
        <Rows site={site} payment={payment} />
      </Notice>
    );
  if (status === 'open' && waiting?.kind === 'for_news')
    return (
      <Notice tone="info" icon="clock" title="We are confirming your payment" spinning>
        <p>Your bank has responded. Once it is confirmed, we will send the receipt to {email}.</p>
        <WaitingForNews source={source} status={status} />
        <Rows site={site} payment={payment} />
      </Notice>
    );
  if (status === 'open' && waiting?.kind === 'for_payer')
    return (
      <Notice
        tone="warning"
        icon="credit-card"
        title="Not paid yet"
        actions={
          <>
            <a href={waiting.url ?? ONLINE_PAYMENT_PATH} className="btn btn-primary btn-lg">
              <Icon name="lock" size={18} />
              Continue to pay {amount}
            </a>
            <form method="post" action={`${paymentPath(reference)}/cancel`}>
              <button type="submit" className="btn btn-secondary btn-lg">
                Cancel this payment
              </button>
            </form>
          </>
        }
      >
        <p>Nothing was charged. You pay on a page of Stripe, our payment provider.</p>
        <Rows site={site} payment={payment} />
      </Notice>
    );
  return (
    <Notice tone="warning" icon="clock" title="The time to pay has expired" actions={startAgain}>
      <p>Nothing was charged. If a payment still arrives, it counts, and we will email you the receipt.</p>
      <Rows site={site} payment={payment} />
    </Notice>
  );
}

function Rows({ site, payment }: Pick<Props, 'site' | 'payment'>) {
  const { reference, amountCents, paidCents, paidAt, subject, carTitle: vehicleTitle, note } = payment;
  const rows = [
    ['Amount', `${formatCents(paidCents ?? amountCents)} (AUD)`],
    ...(paidAt ? [['Paid', timestampText(paidAt, site.settings.timeZone)]] : []),
    [LABELS.subject, subject],
    ...(vehicleTitle ? [['Car', vehicleTitle]] : []),
    ...(note ? [[LABELS.note, note]] : []),
    [paidAt ? 'Receipt number' : 'Reference', reference],
  ];
  return (
    <dl className="numbers mt-2 grid gap-x-8 gap-y-3 text-base text-ink sm:grid-cols-[auto_1fr]">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="font-semibold break-words -mt-2 sm:mt-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
