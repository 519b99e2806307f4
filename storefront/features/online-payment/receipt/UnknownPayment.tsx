import { ONLINE_PAYMENT_PATH } from '@forecourt/lib/payments/online-payment/path';
import { useTranslations } from 'next-intl';
import { Notice } from '@/features/payments/Notice.tsx';
import { HardLink } from '@/ui/HardLink.tsx';

/** Shown without access to a payment; the same for a wrong link as for an unknown payment. */
export function UnknownPayment() {
  const t = useTranslations('payment');
  return (
    <main id="content" className="container py-section">
      <Notice
        tone="info"
        icon="lock"
        title={t('unknown.title')}
        actions={
          <HardLink href={ONLINE_PAYMENT_PATH} className="btn btn-secondary btn-lg">
            {t('unknown.action')}
          </HardLink>
        }
      >
        <p>{t('unknown.text')}</p>
      </Notice>
    </main>
  );
}
