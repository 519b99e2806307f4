import { confirmNowPath } from '@forecourt/lib/leads/alerts/confirm-link';
import { useTranslations } from 'next-intl';
import { AllAlertsLink } from '@/features/alerts/AllAlertsLink.tsx';
import { Notice } from '@/features/payments/Notice.tsx';

/** The page behind the link that confirms an email address for alerts. Opening it changes nothing. */
export function ConfirmEmailPage({
  confirmation,
  token,
  garage,
}: {
  confirmation: { email: string; isConfirmed: boolean } | null;
  token: string;
  garage: string | null;
}) {
  const t = useTranslations('alerts');
  const alerts = <AllAlertsLink garage={garage} />;
  return (
    <main id="content" className="container py-section">
      {confirmation && !confirmation.isConfirmed && (
        <Notice
          tone="info"
          icon="bell"
          title={t('confirm.title')}
          actions={
            <form method="post" action={confirmNowPath(token)}>
              <button type="submit" className="btn btn-primary btn-lg">
                {t('confirm.button')}
              </button>
            </form>
          }
        >
          <p className="wrap-anywhere">
            {t.rich('confirm.text', {
              email: confirmation.email,
              strong: (address) => <strong dir="ltr">{address}</strong>,
            })}
          </p>
        </Notice>
      )}
      {confirmation?.isConfirmed && (
        <Notice tone="success" icon="circle-check" title={t('confirm.done')} actions={alerts}>
          <p>{t('confirm.doneText')}</p>
        </Notice>
      )}
      {!confirmation && (
        <Notice tone="warning" icon="info" title={t('broken')} actions={alerts}>
          <p>{t('confirm.brokenText')}</p>
        </Notice>
      )}
    </main>
  );
}
