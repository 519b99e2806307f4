import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { TERMS_PATH } from '@/features/enquiry/setup.ts';
import { hoursText } from '@/features/payments/time.ts';
import { Disclosure } from '@/ui/Disclosure.tsx';
import { promiseText } from './words.ts';

/** What a shopper agrees to, in whole sentences (OPEN-025); the same numbers that are charged and kept. */
export function Terms({
  amountCents,
  holdHours,
  dealer,
}: {
  amountCents: number;
  holdHours: number;
  dealer: string;
}) {
  const amount = formatCents(amountCents);
  return (
    <div>
      <p className="font-semibold">{promiseText(amountCents, holdHours)}</p>
      <Disclosure summary="Reservation terms" className="mt-2 border-t">
        <ul className="grid list-disc gap-2 pl-5 text-sm">
          <li>
            You pay {amount} today. {dealer} takes the car off sale and holds it for you for{' '}
            {hoursText(holdHours)} from your payment. Nobody else can reserve it meanwhile.
          </li>
          <li>
            The {amount} is fully refundable. Ask for it back on the page of your reservation, or by phone,
            and all of it goes to the card you paid with.
          </li>
          <li>Should the hold end without a sale, the {amount} goes back to you without your asking.</li>
          <li>When you buy the car, the {amount} is part of the price.</li>
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
