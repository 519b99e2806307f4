import { confirmNowPath } from '@forecourt/lib/leads/alerts/confirm-link';
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
  const alerts = <AllAlertsLink garage={garage} />;
  return (
    <main id="content" className="container py-section">
      {confirmation && !confirmation.isConfirmed && (
        <Notice
          tone="info"
          icon="bell"
          title="Is this your email address?"
          actions={
            <form method="post" action={confirmNowPath(token)}>
              <button type="submit" className="btn btn-primary btn-lg">
                Confirm my email
              </button>
            </form>
          }
        >
          <p className="wrap-anywhere">
            Your alerts will be sent to <strong>{confirmation.email}</strong>. Each has an unsubscribe link.
          </p>
        </Notice>
      )}
      {confirmation?.isConfirmed && (
        <Notice tone="success" icon="circle-check" title="Your email is confirmed" actions={alerts}>
          <p>The alerts you turned on will be sent to this address.</p>
        </Notice>
      )}
      {!confirmation && (
        <Notice tone="warning" icon="info" title="This link does not work" actions={alerts}>
          <p>
            Part of the link may be missing, or you may have changed your email address since. You can request
            a new link.
          </p>
        </Notice>
      )}
    </main>
  );
}
