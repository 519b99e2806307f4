import { type AlertKind, KIND_WORDS } from '@forecourt/lib/leads/alerts/kinds';
import { stopNowPath } from '@forecourt/lib/leads/alerts/stop-link';
import { AllAlertsLink } from '@/features/alerts/AllAlertsLink.tsx';
import { Notice } from '@/features/payments/Notice.tsx';

/** Form field that distinguishes a click from one-click unsubscribe by a mail client. */
export const PRESSED_FIELD = 'pressed';

/** Unsubscribes from alerts with a button; opening the link changes nothing. */
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
        <li key={kind}>{KIND_WORDS[kind].label}</li>
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
                  Stop them
                </button>
              </form>
              {more}
            </>
          }
        >
          {kinds}
          <p>You get no more of these, by email or text. Your saved cars and searches stay.</p>
        </Notice>
      )}
      {stop && !stop.isOn && (
        <Notice tone="success" icon="circle-check" title="These alerts are off" actions={more}>
          {kinds}
          <p>We send you no more of these. You can switch them on again at any time.</p>
        </Notice>
      )}
      {!stop && (
        <Notice tone="warning" icon="info" title="This link does not work" actions={more}>
          <p>Open it from the message once more: a part of it may be missing.</p>
        </Notice>
      )}
    </main>
  );
}
