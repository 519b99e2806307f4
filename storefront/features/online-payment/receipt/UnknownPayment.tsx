import { ONLINE_PAYMENT_PATH } from '@forecourt/lib/payments/online-payment/path';
import { Notice } from '@/features/payments/Notice.tsx';

/** Shown without access to a payment; the same for a wrong link as for an unknown payment. */
export const UnknownPayment = () => (
  <main id="content" className="container py-section">
    <Notice
      tone="info"
      icon="lock"
      title="Open your receipt from your email"
      actions={
        <a href={ONLINE_PAYMENT_PATH} className="btn btn-secondary btn-lg">
          Make a payment
        </a>
      }
    >
      <p>
        Only the person who made the payment can see this page. The button in your receipt opens it on any
        device. If the link is old or incomplete, give us a call with your receipt number.
      </p>
    </Notice>
  </main>
);
