import { unsubscribeNowPath } from '@forecourt/lib/leads/unsubscribe-link';
import { useTranslations } from 'next-intl';
import type { NewsSubscription } from '@/features/enquiry/unsubscribe.server.ts';
import { Notice } from '@/features/payments/Notice.tsx';

/** The page behind the unsubscribe link of marketing mail. Opening it changes nothing. */
export function UnsubscribePage({
  subscription,
  token,
  dealer,
}: {
  subscription: NewsSubscription;
  token: string;
  dealer: string;
}) {
  const t = useTranslations('alerts');
  return (
    <main id="content" className="container py-section">
      {subscription === 'on' && (
        <Notice
          tone="info"
          icon="mail"
          title={t('news.title')}
          actions={
            <form method="post" action={unsubscribeNowPath(token)}>
              <button type="submit" className="btn btn-primary btn-lg">
                {t('news.button')}
              </button>
            </form>
          }
        >
          <p>{t('news.text', { dealer })}</p>
        </Notice>
      )}
      {subscription === 'off' && (
        <Notice tone="success" icon="circle-check" title={t('news.off')}>
          <p>{t('news.offText', { dealer })}</p>
        </Notice>
      )}
      {subscription === 'unknown' && (
        <Notice tone="warning" icon="info" title={t('broken')}>
          <p>{t('brokenText')}</p>
        </Notice>
      )}
    </main>
  );
}
