import type { AlertKind } from '@forecourt/lib/leads/alerts/kinds';
import { stopNowPath } from '@forecourt/lib/leads/alerts/stop-link';
import { useTranslations } from 'next-intl';
import { AllAlertsLink } from '@/features/alerts/AllAlertsLink.tsx';
import { Notice } from '@/features/payments/Notice.tsx';

/** The form's field that shows a person pressed the button, not a mail program. */
export const PRESSED_FIELD = 'pressed';

/** The page behind the link that stops alerts. Opening it changes nothing. */
export function StopAlertsPage({
  stop,
  token,
  garage,
}: {
  stop: { kinds: readonly AlertKind[]; isOn: boolean } | null;
  token: string;
  garage: string | null;
}) {
  const t = useTranslations('alerts');
  const more = <AllAlertsLink garage={garage} />;
  const kinds = (
    <ul className="list-disc ps-6">
      {stop?.kinds.map((kind) => (
        <li key={kind}>{t(`kinds.${kind}.label`)}</li>
      ))}
    </ul>
  );
  return (
    <main id="content" className="container py-section">
      {stop?.isOn && (
        <Notice
          tone="info"
          icon="bell"
          title={t('stop.title')}
          actions={
            <>
              <form method="post" action={stopNowPath(token)}>
                <input type="hidden" name={PRESSED_FIELD} value="1" />
                <button type="submit" className="btn btn-primary btn-lg">
                  {t('stop.button')}
                </button>
              </form>
              {more}
            </>
          }
        >
          {kinds}
          <p>{t('stop.text')}</p>
        </Notice>
      )}
      {stop && !stop.isOn && (
        <Notice tone="success" icon="circle-check" title={t('stop.done')} actions={more}>
          {kinds}
          <p>{t('stop.doneText')}</p>
        </Notice>
      )}
      {!stop && (
        <Notice tone="warning" icon="info" title={t('broken')} actions={more}>
          <p>{t('brokenText')}</p>
        </Notice>
      )}
    </main>
  );
}
