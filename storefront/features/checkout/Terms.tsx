import type { ItemWord } from '@forecourt/lib/vehicle/item-type';
import { TERMS_PATH } from '@/features/enquiry/setup.ts';
import { Disclosure } from '@/ui/Disclosure.tsx';
import { promiseText } from './checkout-messages.ts';
import type { HoldPromise } from './hold-terms.ts';
import { termsLines } from './terms-lines.ts';

interface Props {
  amountCents: number;
  hold: HoldPromise;
  dealer: string;
  noun: ItemWord;
}

/** The promise, with the reservation terms below it (OPEN-025). */
export const Terms = (props: Props) => (
  <div>
    <p className="font-semibold">{promiseText(props.amountCents, props.hold, props.noun)}</p>
    <Disclosure summary="Reservation terms" className="mt-2 border-t">
      <TermsList {...props} />
    </Disclosure>
  </div>
);

/** The reservation terms in full sentences (OPEN-025), with the actual amount and hold time. */
export function TermsList(props: Props) {
  const lines = termsLines(props);
  return (
    <ul className="grid list-disc gap-2 pl-5 text-sm">
      {lines.map((line, index) => (
        <li key={line}>
          {line}
          {index === lines.length - 1 && (
            <>
              {' '}
              Our{' '}
              <a href={TERMS_PATH} target="_blank" rel="noopener" className="link">
                terms and conditions
              </a>{' '}
              apply as well.
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
