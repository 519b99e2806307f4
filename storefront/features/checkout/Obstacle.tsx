import { recallText } from '@forecourt/lib/inventory/registers/open-recall';
import { WAITING_LABEL } from '@forecourt/lib/leads/vehicle-actions';
import type { Site } from '@forecourt/lib/sites/site';
import { SIMILAR_ANCHOR } from '@forecourt/lib/vehicle/anchors';
import { goneBeforeReserving, goneTitle } from '@forecourt/lib/vehicle/gone-message';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { formAttributes } from '@/features/enquiry/attributes.ts';
import { Notice } from '@/features/payments/Notice.tsx';
import { Phone } from '@/features/phone/Phone.client.tsx';
import type { ShownPhone } from '@/features/phone/phone.ts';
import { WAITING_LIST_LABEL, waitingListPath } from '@/features/vehicle/waiting-list/address.ts';
import { checkoutPath } from '@/site/checkout-address.ts';
import type { Checkout } from './checkout.server.ts';
import { StartAgain } from './StartAgain.tsx';

type Blocked = Exclude<Checkout, { kind: 'unknown' | 'done' | 'open' }>;

export function Obstacle({
  site,
  checkout,
  phone,
}: {
  site: Site;
  checkout: Blocked;
  phone: ShownPhone | null;
}) {
  const { kind, vehicle } = checkout;
  const noun = itemWord(vehicle);
  const similar = (
    <a href={`${vehiclePath(vehicle)}#${SIMILAR_ANCHOR}`} className="btn btn-secondary btn-lg">
      {`See similar ${noun}s`}
    </a>
  );
  const call = phone && <Phone phone={phone} call icon={18} className="btn btn-secondary btn-lg" />;
  const enquire = (label: string) => (
    <a
      href={vehiclePath(vehicle)}
      className="btn btn-primary btn-lg whitespace-normal"
      {...formAttributes('enquiry', vehicle.slug)}
    >
      {label}
    </a>
  );
  switch (kind) {
    case 'sold':
      return (
        <Notice
          tone="info"
          icon="tag"
          title={goneTitle(vehicle)}
          actions={
            <>
              <a href="/search" className="btn btn-primary btn-lg">
                Search our stock
              </a>
              {similar}
            </>
          }
        >
          <p>{goneBeforeReserving(vehicle)}</p>
        </Notice>
      );
    case 'reserved':
      return (
        <Notice
          tone="warning"
          icon="clock"
          title={`This ${noun} has already been reserved`}
          actions={
            <>
              {enquire(WAITING_LABEL)}
              <a href={waitingListPath(vehicle)} className="btn btn-secondary btn-lg">
                {WAITING_LIST_LABEL}
              </a>
              {similar}
            </>
          }
        >
          <p>
            Reservations can fall through. Join the waiting list and we will email you if it becomes
            available.
          </p>
        </Notice>
      );
    case 'recalled':
      return (
        <Notice
          tone="warning"
          icon="info"
          title={`This ${noun} can't be reserved yet`}
          actions={
            <>
              {enquire('Enquire')}
              {call}
            </>
          }
        >
          <p>{recallText(noun)}</p>
        </Notice>
      );
    case 'not_online':
      return (
        <Notice
          tone="info"
          icon="info"
          title={`This ${noun} can't be reserved online`}
          actions={
            <>
              {enquire('Enquire')}
              {call}
            </>
          }
        >
          <p>Contact the dealer. They may be able to hold it for you.</p>
        </Notice>
      );
    case 'unavailable':
      return (
        <Notice
          tone="warning"
          icon="credit-card"
          title="Payments are not available right now"
          actions={
            <>
              <a href={checkoutPath(site, vehicle)} className="btn btn-primary btn-lg">
                Try again
              </a>
              {call}
            </>
          }
        >
          <p>
            Nothing was reserved and nothing was charged. Please try again in a few minutes, or give us a
            call.
          </p>
        </Notice>
      );
    case 'expired':
      return (
        <Notice
          tone="warning"
          icon="clock"
          title="Your time to pay ran out"
          actions={
            <>
              <StartAgain action={`${checkoutPath(site, vehicle)}/again`} />
              {call}
            </>
          }
        >
          <p>
            {`The hold has ended and the ${noun} is available again. Nothing was charged. If a payment is still being processed, we will confirm it or refund it in full, and email you either way.`}
          </p>
        </Notice>
      );
  }
}
