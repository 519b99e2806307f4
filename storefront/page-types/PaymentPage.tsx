import { ONLINE_PAYMENT_PATH } from '@forecourt/lib/payments/online-payment/path';
import type { Site } from '@forecourt/lib/sites/site';
import { phoneFor } from '@forecourt/lib/vehicle/seller';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { loadLocations } from '@/content/locations.server.ts';
import { addressLine } from '@/features/location/address.ts';
import { PaymentForm } from '@/features/online-payment/PaymentForm.client.tsx';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { Notice } from '@/features/payments/Notice.tsx';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { type ShownPhone, shownPhone } from '@/features/phone/phone.ts';
import type { ReturnedForm } from '@/forms/answers.ts';
import { FORM_TEXTS } from '@/forms/form-texts.ts';
import { Breadcrumb } from '@/ui/Breadcrumb.tsx';
import { HardLink } from '@/ui/HardLink.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import type { IconName } from '@/ui/icons/names.ts';
import { PaymentStrip } from '@/ui/payment-strip/PaymentStrip.tsx';
import { TextsProvider } from '@/ui/texts/TextsProvider.tsx';

/**
 * Takes a card payment for an invoice, a deposit or a balance (ROUTE-85, OPEN-103).
 * @param props.returned the submitted form, from a browser without script
 */
export async function PaymentPage({ site, returned }: { site: Site; returned: ReturnedForm }) {
  const [locations, t] = await Promise.all([loadLocations(site.slug), getTranslations('payment')]);
  const main = locations.find(({ primary }) => primary) ?? locations[0] ?? null;
  const phone = shownPhone(site, phoneFor(site, null, main), { dealershipId: main?.dealership_id ?? null });
  const crumbs = [
    { name: t('home'), href: '/' },
    { name: t('title'), href: ONLINE_PAYMENT_PATH },
  ];
  const available = paymentConnections().stripe !== null;
  return (
    <main id="content" data-form className="container pt-5 pb-section">
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-6 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_400px]">
        {available ? (
          <div>
            <h1 className="title">{t('title')}</h1>
            <p className="mt-3 max-w-[37em] text-ink-muted">{t('intro')}</p>
            <div className="mt-8 max-w-140">
              <TextsProvider namespaces={[...FORM_TEXTS, 'paymentForm', 'paymentFailures']}>
                <PaymentForm returned={returned} payee={site.name} />
              </TextsProvider>
            </div>
          </div>
        ) : (
          <Unavailable phone={phone} />
        )}
        <aside aria-label={t('about')} className="card p-card lg:sticky lg:top-6">
          <p className="text-sm text-ink-muted">{t('payee')}</p>
          <h2 className="mt-0.5 text-lg">{site.name}</h2>
          {main && (
            <p className="mt-1 text-sm text-ink-muted">
              <bdi>{addressLine(main.address)}</bdi>
            </p>
          )}
          <ul className="mt-5 grid gap-4 border-t border-line pt-5 text-sm">
            <Point icon="shield-check">{t('points.card')}</Point>
            <Point icon="mail">{t('points.receipt')}</Point>
            <Point icon="info">{t('points.wrong')}</Point>
            {phone && (
              <Point icon="phone">
                {t('points.questions')} <Phone phone={phone} call className="link" />
              </Point>
            )}
          </ul>
          {site.features.paymentStripEnabled && <PaymentStrip className="mt-5" />}
        </aside>
      </div>
    </main>
  );
}

const Point = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className="flex gap-3">
    <Icon name={icon} size={18} className="mt-0.5 text-ink-muted" />
    <span>{children}</span>
  </li>
);

function Unavailable({ phone }: { phone: ShownPhone | null }) {
  const t = useTranslations('payment');
  return (
    <Notice
      tone="warning"
      icon="credit-card"
      title={t('unavailable.title')}
      actions={
        <>
          <HardLink href={ONLINE_PAYMENT_PATH} className="btn btn-primary btn-lg">
            {t('unavailable.again')}
          </HardLink>
          {phone && <Phone phone={phone} call icon={18} className="btn btn-secondary btn-lg" />}
        </>
      }
    >
      <p>{t('unavailable.text')}</p>
    </Notice>
  );
}
