import { formatCents } from '@forecourt/lib/payments/reservation/money';
import type { ItemWord } from '@forecourt/lib/vehicle/item-type';
import { TERMS_PATH } from '@/features/enquiry/setup.ts';
import { hoursText } from '@/features/payments/time.ts';
import { Disclosure } from '@/ui/Disclosure.tsx';
import { promiseText } from './checkout-messages.ts';
import type { HoldPromise } from './hold-terms.ts';

/** The reservation terms in full sentences (OPEN-025), with the actual amount and hold time. */
export function Terms({
  amountCents,
  hold,
  dealer,
  noun,
}: {
  amountCents: number;
  hold: HoldPromise;
  dealer: string;
  noun: ItemWord;
}) {
  const amount = formatCents(amountCents);
  return (
    <div>
      <p className="font-semibold">{promiseText(amountCents, hold, noun)}</p>
      <Disclosure summary="Reservation terms" className="mt-2 border-t">
        <ul className="grid list-disc gap-2 pl-5 text-sm">
          <li>
            You pay {amount} today. {dealer} takes the {noun} off sale and holds it for you for{' '}
            {hold.until && 'at least '}
            {hoursText(hold.hours)} from the time you pay
            {hold.until && `, and not less than until ${hold.until} if you pay now`}. Nobody else can reserve
            it during that time.
          </li>
          <li>
            The {amount} is fully refundable. Request a refund on your reservation page or by phone, and we
            return the full amount to the card you paid with.
          </li>
          <li>If the hold ends without a sale, the {amount} is refunded automatically.</li>
          <li>
            When you buy the {noun}, the {amount} is deducted from the price.
          </li>
          <li>
            Reserving does not oblige you to buy. Our{' '}
            <a href={TERMS_PATH} target="_blank" rel="noopener" className="link">
              terms and conditions
            </a>{' '}
            apply as well.
          </li>
        </ul>
      </Disclosure>
    </div>
  );
}
