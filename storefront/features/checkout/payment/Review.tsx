import type { Reservation } from '@forecourt/lib/payments/reservation/read.server';
import { formatKilometres } from '@forecourt/lib/platform/text/format';
import { readablePhone } from '@forecourt/lib/platform/text/phone';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { HardLink } from '@/ui/HardLink.tsx';
import { stepPath } from '../address.ts';
import type { Step } from '../journey.ts';

export function Review({
  reservation: { name, mobile, email, choices },
  steps,
  path,
  place,
}: {
  reservation: Reservation;
  steps: readonly Step[];
  path: string;
  place: string;
}) {
  const t = useTranslations('checkout');
  const { tradeIn, handover, deliveryAddress, payment, message } = choices;
  const address = deliveryAddress && [
    deliveryAddress.street,
    [deliveryAddress.suburb, deliveryAddress.state, deliveryAddress.postcode].join(' '),
  ];
  const trade = tradeIn && [
    tradeIn.description,
    [tradeIn.rego, tradeIn.state].filter(Boolean).join(' '),
    tradeIn.kilometres ? formatKilometres(tradeIn.kilometres) : '',
  ];
  const parts: [Step, ReactNode][] = [
    [
      'details',
      <>
        <bdi>{name}</bdi>
        <br />
        <bdi dir="ltr">{readablePhone(mobile)}</bdi>
        <br />
        <bdi>{email}</bdi>
      </>,
    ],
    ['trade-in', <bdi key="trade-in">{trade ? trade.filter(Boolean).join(', ') : t('review.none')}</bdi>],
    [
      'handover',
      <>
        {handover === 'delivery'
          ? t('review.delivery', { address: address?.join(', ') ?? '' })
          : t('review.pickUp', { place })}
        <br />
        {t(`review.${payment ?? 'undecided'}`)}
        {message && <span className="mt-1 block text-ink-muted">“{message}”</span>}
      </>,
    ],
  ];
  return (
    <dl className="divide-y divide-line border-y border-line">
      {parts
        .filter(([step]) => steps.includes(step))
        .map(([step, words]) => (
          <div key={step} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3">
            <dt className="text-sm text-ink-muted">{t(`steps.titles.${step}`)}</dt>
            <dd className="row-start-2 break-words">{words}</dd>
            <dd className="row-span-2">
              <HardLink
                href={stepPath(path, step)}
                className="quiet-action"
                aria-label={t('review.changeStep', { step: t(`steps.titles.${step}`) })}
              >
                {t('review.change')}
              </HardLink>
            </dd>
          </div>
        ))}
    </dl>
  );
}
