import { formatCents } from '@forecourt/lib/payments/reservation/money';
import type { Reservation } from '@forecourt/lib/payments/reservation/read.server';
import { reservedNoun } from '@forecourt/lib/payments/reservation/reserved-vehicle';
import type { Site } from '@forecourt/lib/sites/site';
import { useTranslations } from 'next-intl';
import { RecordOnce } from '@/analytics/RecordOnce.client.tsx';
import { Notice } from '@/features/payments/Notice.tsx';
import { timestampText } from '@/features/payments/time.ts';
import { reservationPath } from '@/site/checkout-address.ts';
import { Disclosure } from '@/ui/Disclosure.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import { BeforeCollection } from './BeforeCollection.tsx';
import type { Viewing } from './viewing.server.ts';

export function PaidReceipt({
  site,
  reservation,
  dealer,
  timeZone,
  viewing,
}: {
  site: Site;
  reservation: Reservation;
  dealer: string;
  timeZone: string;
  viewing: Viewing | null;
}) {
  const t = useTranslations('receipt');
  const language = useLanguage();
  const { reference, amountCents, paidCents, paidAt, heldUntil, email, choices, carId, dealershipId } =
    reservation;
  const noun = reservedNoun(reservation.car);
  const status =
    reservation.status === 'agreed' || reservation.status === 'completed' ? reservation.status : 'paid';
  const amount = formatCents(paidCents ?? amountCents);
  const rows = [
    [t('reference'), reference],
    [t('paid.fee'), t('paid.feeText', { amount })],
    ...(paidAt ? [[t('paid.paid'), timestampText(paidAt, timeZone, language)]] : []),
    ...(status === 'paid' ? [[t('paid.heldUntil'), timestampText(heldUntil, timeZone, language)]] : []),
    [t('paid.sentTo'), email],
  ];
  const next = [
    viewing?.person
      ? t('paid.personCalls', { person: viewing.person, dealer })
      : t('paid.dealerContacts', { dealer }),
    choices.tradeIn ? t('paid.tradeIn') : null,
    choices.payment === 'finance'
      ? t('paid.finance')
      : choices.payment === 'in_full'
        ? t('paid.inFull')
        : t('paid.decide', { noun }),
    choices.handover === 'delivery' ? t('paid.delivery') : null,
  ].filter((words) => words !== null);
  return (
    <Notice tone="success" icon="check" title={t(`paid.title.${status}`, { noun })}>
      <RecordOnce
        event="reservationPaid"
        siteSlug={site.slug}
        remember="RecordedPayment"
        what={reference}
        car={carId}
        dealership={dealershipId}
      />
      <dl className="numbers mt-2 grid gap-x-8 gap-y-3 text-base text-ink sm:grid-cols-[auto_1fr]">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="font-semibold break-words -mt-2 sm:mt-0">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {status === 'paid' && (
        <>
          <h2 className="mt-6 text-lg text-ink">{t('paid.next')}</h2>
          <ol className="grid gap-3 text-base text-ink">
            {next.map((words, index) => (
              <li key={words} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="numbers flex size-8 flex-none items-center justify-center rounded-full bg-sunken text-sm font-semibold"
                >
                  {index + 1}
                </span>
                <span className="pt-1">{words}</span>
              </li>
            ))}
          </ol>
          {viewing && <BeforeCollection {...{ site, reservation, viewing }} />}
        </>
      )}
      {status !== 'completed' && (
        <Disclosure summary={t('paid.changedMind')} className="mt-4 border-t text-base no-print">
          <p>{t('paid.cancelText', { amount, noun, time: t('refundTime') })}</p>
          <form method="post" action={`${reservationPath(reference)}/cancel`} className="mt-4">
            <button type="submit" className="btn btn-secondary">
              {t('paid.cancel', { amount })}
            </button>
          </form>
        </Disclosure>
      )}
    </Notice>
  );
}
