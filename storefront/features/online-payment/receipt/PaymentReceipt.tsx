import { ONLINE_PAYMENT_PATH } from '@forecourt/lib/payments/online-payment/path';
import type { OnlinePayment } from '@forecourt/lib/payments/online-payment/read.server';
import { formatCents } from '@forecourt/lib/payments/reservation/money';
import type { Site } from '@forecourt/lib/sites/site';
import { phoneFor } from '@forecourt/lib/vehicle/seller';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { loadLocations } from '@/content/locations.server.ts';
import { addressLine } from '@/features/location/address.ts';
import { placeOf } from '@/features/location/find-locations.ts';
import { Notice } from '@/features/payments/Notice.tsx';
import { timestampText } from '@/features/payments/time.ts';
import { Waiting as WaitingForNews } from '@/features/payments/Waiting.client.tsx';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { shownPhone } from '@/features/phone/phone.ts';
import { HardLink } from '@/ui/HardLink.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';
import { useLanguage } from '@/ui/use-language.ts';
import { paymentPath } from '../address.ts';
import type { Waiting } from '../payment-access.server.ts';

interface Props {
  site: Site;
  payment: OnlinePayment;
  waiting: Waiting | null;
}

/** The status of a payment, for its payer. Read only. */
export async function PaymentReceipt({ site, payment, waiting }: Props) {
  const { dealershipId, locationId } = payment;
  const [locations, t, refunds] = await Promise.all([
    loadLocations(site.slug),
    getTranslations('payment'),
    getTranslations('receipt'),
  ]);
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
        <Outcome {...{ site, payment, waiting }} refundTime={refunds('refundTime')} />
        <aside aria-label={t('paidTo')} className="card p-card">
          <p className="text-sm text-ink-muted">{t('paidTo')}</p>
          <h2 className="mt-0.5 text-lg">{location?.name ?? site.name}</h2>
          {address && (
            <address className="mt-1 text-sm text-ink-muted not-italic">
              <bdi>{address}</bdi>
            </address>
          )}
          {phone && <Phone phone={phone} call icon={18} className="more mt-3" />}
        </aside>
      </div>
    </main>
  );
}

function Outcome({ site, payment, waiting, refundTime: time }: Props & { refundTime: string }) {
  const t = useTranslations('payment');
  const { reference, status, amountCents, paidCents, refundedCents, email } = payment;
  const amount = formatCents(paidCents ?? amountCents);
  const source = `${paymentPath(reference)}/state`;
  const startAgain = (
    <HardLink href={ONLINE_PAYMENT_PATH} className="btn btn-primary btn-lg">
      {t('startNew')}
    </HardLink>
  );
  if (status === 'paid')
    return (
      <Notice tone="success" icon="check" title={t('paid.title', { amount })}>
        <Rows site={site} payment={payment} />
        {refundedCents > 0 && (
          <p className="text-base">{t('paid.refunded', { amount: formatCents(refundedCents), time })}</p>
        )}
        <p className="text-base">{t('paid.receipt', { email })}</p>
      </Notice>
    );
  if (status === 'refunded')
    return (
      <Notice tone="success" icon="check" title={t('refunded.title', { amount })}>
        <p>{t('refunded.text', { time })}</p>
        <Rows site={site} payment={payment} />
      </Notice>
    );
  if (status === 'cancelled')
    return (
      <Notice tone="info" icon="x" title={t('cancelled.title')} actions={startAgain}>
        <p>{t('cancelled.text')}</p>
        <Rows site={site} payment={payment} />
      </Notice>
    );
  if (status === 'open' && waiting?.kind === 'for_news')
    return (
      <Notice tone="info" icon="clock" title={t('confirming.title')} spinning>
        <p>{t('confirming.text', { email })}</p>
        <TextsProvider namespaces={['paymentWaiting']}>
          <WaitingForNews source={source} status={status} />
        </TextsProvider>
        <Rows site={site} payment={payment} />
      </Notice>
    );
  if (status === 'open' && waiting?.kind === 'for_payer')
    return (
      <Notice
        tone="warning"
        icon="credit-card"
        title={t('unpaid.title')}
        actions={
          <>
            <HardLink href={waiting.url ?? ONLINE_PAYMENT_PATH} className="btn btn-primary btn-lg">
              <Icon name="lock" size={18} />
              {t('unpaid.continue', { amount })}
            </HardLink>
            <form method="post" action={`${paymentPath(reference)}/cancel`}>
              <button type="submit" className="btn btn-secondary btn-lg">
                {t('unpaid.cancel')}
              </button>
            </form>
          </>
        }
      >
        <p>{t('unpaid.text')}</p>
        <Rows site={site} payment={payment} />
      </Notice>
    );
  return (
    <Notice tone="warning" icon="clock" title={t('expired.title')} actions={startAgain}>
      <p>{t('expired.text')}</p>
      <Rows site={site} payment={payment} />
    </Notice>
  );
}

function Rows({ site, payment }: Pick<Props, 'site' | 'payment'>) {
  const t = useTranslations('payment');
  const language = useLanguage();
  const { reference, amountCents, paidCents, paidAt, subject, carTitle: vehicleTitle, note } = payment;
  const rows = [
    [t('rows.amount'), t('rows.aud', { amount: formatCents(paidCents ?? amountCents) })],
    ...(paidAt ? [[t('rows.paid'), timestampText(paidAt, site.settings.timeZone, language)]] : []),
    [t('rows.subject'), subject],
    ...(vehicleTitle ? [[t('rows.car'), vehicleTitle]] : []),
    ...(note ? [[t('rows.note'), note]] : []),
    [t(paidAt ? 'rows.receiptNumber' : 'rows.reference'), reference],
  ];
  return (
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
  );
}
