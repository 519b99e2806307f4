import { ONLINE_PAYMENT_PATH } from '@forecourt/lib/payments/online-payment/path';
import { PAYMENT_TITLE } from '@forecourt/lib/sites/page-titles';
import type { Site } from '@forecourt/lib/sites/site';
import { phoneFor } from '@forecourt/lib/vehicle/seller';
import type { ReactNode } from 'react';
import { loadLocations } from '@/content/locations.server.ts';
import { addressLine } from '@/features/location/address.ts';
import { PaymentForm } from '@/features/online-payment/PaymentForm.client.tsx';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { Notice } from '@/features/payments/Notice.tsx';
import { Phone } from '@/features/phone/Phone.client.tsx';
import { type ShownPhone, shownPhone } from '@/features/phone/phone.ts';
import type { ReturnedForm } from '@/forms/answers.ts';
import { Breadcrumb } from '@/ui/Breadcrumb.tsx';
import { Icon } from '@/ui/Icon.client.tsx';
import type { IconName } from '@/ui/icons/names.ts';
import { PaymentStrip } from '@/ui/payment-strip/PaymentStrip.tsx';

/**
 * Takes a card payment for an invoice, a deposit or a balance (ROUTE-85, OPEN-103).
 * @param props.returned the submitted form, from a browser without script
 */
export async function PaymentPage({ site, returned }: { site: Site; returned: ReturnedForm }) {
  const locations = await loadLocations(site.slug);
  const main = locations.find(({ primary }) => primary) ?? locations[0] ?? null;
  const phone = shownPhone(site, phoneFor(site, null, main), { dealershipId: main?.dealership_id ?? null });
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: PAYMENT_TITLE, href: ONLINE_PAYMENT_PATH },
  ];
  const available = paymentConnections().stripe !== null;
  return (
    <main id="content" data-form className="container pt-5 pb-section">
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-6 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_400px]">
        {available ? (
          <div>
            <h1 className="title">{PAYMENT_TITLE}</h1>
            <p className="mt-3 max-w-[37em] text-ink-muted">
              Pay an invoice, a deposit or a balance by card. We mail you the receipt.
            </p>
            <div className="mt-8 max-w-140">
              <PaymentForm returned={returned} payee={site.name} />
            </div>
          </div>
        ) : (
          <Unavailable phone={phone} />
        )}
        <aside aria-label="About this payment" className="card p-card lg:sticky lg:top-6">
          <p className="text-sm text-ink-muted">You pay</p>
          <h2 className="mt-0.5 text-lg">{site.name}</h2>
          {main && <p className="mt-1 text-sm text-ink-muted">{addressLine(main.address)}</p>}
          <ul className="mt-5 grid gap-4 border-t border-line pt-5 text-sm">
            <Point icon="shield-check">Card details go straight to Stripe. We never see or store them.</Point>
            <Point icon="mail">You’ll get a receipt by email within minutes.</Point>
            <Point icon="info">Paid the wrong amount? Tell us, and we’ll refund it to the same card.</Point>
            {phone && (
              <Point icon="phone">
                Questions? <Phone phone={phone} call className="link" />
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

const Unavailable = ({ phone }: { phone: ShownPhone | null }) => (
  <Notice
    tone="warning"
    icon="credit-card"
    title="Payments are not available right now"
    actions={
      <>
        <a href={ONLINE_PAYMENT_PATH} className="btn btn-primary btn-lg">
          Try again
        </a>
        {phone && <Phone phone={phone} call icon={18} className="btn btn-secondary btn-lg" />}
      </>
    }
  >
    <p>Nothing was charged. Please try again in a few minutes, or pay by phone.</p>
  </Notice>
);
