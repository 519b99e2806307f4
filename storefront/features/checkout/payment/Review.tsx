import type { Reservation } from '@forecourt/lib/payments/reservation/read.server';
import { formatKilometres } from '@forecourt/lib/platform/text/format';
import { readablePhone } from '@forecourt/lib/platform/text/phone';
import type { ReactNode } from 'react';
import { stepPath } from '../address.ts';
import { STEP_TITLES, type Step } from '../journey.ts';

const PAYMENTS = {
  undecided: 'Reserve only',
  in_full: 'Buy online, pay in full',
  finance: 'Buy online with finance',
} as const;

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
        {name}
        <br />
        {readablePhone(mobile)}
        <br />
        {email}
      </>,
    ],
    ['trade-in', trade ? trade.filter(Boolean).join(', ') : 'None'],
    [
      'handover',
      <>
        {handover === 'delivery' ? `Delivery to ${address?.join(', ')}` : `Pick-up at ${place}`}
        <br />
        {PAYMENTS[payment ?? 'undecided']}
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
            <dt className="text-sm text-ink-muted">{STEP_TITLES[step]}</dt>
            <dd className="row-start-2 break-words">{words}</dd>
            <dd className="row-span-2">
              <a
                href={stepPath(path, step)}
                className="quiet-action"
                aria-label={`Change: ${STEP_TITLES[step]}`}
              >
                Change
              </a>
            </dd>
          </div>
        ))}
    </dl>
  );
}
