import { ALERT_KIND_LABELS, type AlertKind } from '@forecourt/lib/leads/alerts/kinds';
import { stopNowPath } from '@forecourt/lib/leads/alerts/stop-link';
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
  const more = <AllAlertsLink garage={garage} />;
  const kinds = (
    <ul className="list-disc pl-6">
      {stop?.kinds.map((kind) => (
        <li key={kind}>{ALERT_KIND_LABELS[kind].label}</li>
      ))}
    </ul>
  );
  return (
    <main id="content" className="container py-section">
      {stop?.isOn && (
        <Notice
          tone="info"
          icon="bell"
          title="Stop these alerts?"
          actions={
            <>
              <form method="post" action={stopNowPath(token)}>
                <input type="hidden" name={PRESSED_FIELD} value="1" />
                <button type="submit" className="btn btn-primary btn-lg">
                  Stop alerts
                </button>
              </form>
              {more}
            </>
          }
        >
          {kinds}
          <p>You won’t get these by email or text any more. Your saved cars and searches are kept.</p>
        </Notice>
      )}
      {stop && !stop.isOn && (
        <Notice tone="success" icon="circle-check" title="These alerts are off" actions={more}>
          {kinds}
          <p>You won’t get these any more. You can turn them on again at any time.</p>
        </Notice>
      )}
      {!stop && (
        <Notice tone="warning" icon="info" title="This link does not work" actions={more}>
          <p>Part of it may be missing. Please open it from the message again.</p>
        </Notice>
      )}
    </main>
  );
}
