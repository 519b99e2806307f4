import type { ItemWord } from '@forecourt/lib/vehicle/item-type';
import { useTranslations } from 'next-intl';
import { TERMS_PATH } from '@/features/enquiry/setup.ts';
import { Disclosure } from '@/ui/Disclosure.tsx';
import { HardLink } from '@/ui/HardLink.tsx';
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
export function Terms(props: Props) {
  const t = useTranslations('checkout');
  return (
    <div>
      <p className="font-semibold">{promiseText(props.amountCents, props.hold, props.noun, t)}</p>
      <Disclosure summary={t('terms.title')} className="mt-2 border-t">
        <TermsList {...props} />
      </Disclosure>
    </div>
  );
}

/** The reservation terms in full sentences (OPEN-025), with the actual amount and hold time. */
export function TermsList(props: Props) {
  const t = useTranslations('checkout');
  const lines = termsLines(props, t);
  return (
    <ul className="grid list-disc gap-2 ps-5 text-sm">
      {lines.map((line, index) => (
        <li key={line}>
          {line}
          {index === lines.length - 1 && (
            <>
              {' '}
              {t.rich('terms.conditions', {
                a: (text) => (
                  <HardLink href={TERMS_PATH} target="_blank" rel="noopener" className="link">
                    {text}
                  </HardLink>
                ),
              })}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
