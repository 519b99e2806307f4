import { confirmNowPath } from '@forecourt/lib/leads/alerts/confirm-link';
import { AllAlertsLink } from '@/features/alerts/AllAlertsLink.tsx';
import { Notice } from '@/features/payments/Notice.tsx';

/** Confirms an email address for alerts with a button; opening the link changes nothing. */
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
            Alerts come to <strong>{confirmation.email}</strong>. Each has a link to stop it.
          </p>
        </Notice>
      )}
      {confirmation?.isConfirmed && (
        <Notice tone="success" icon="circle-check" title="Your email is confirmed" actions={alerts}>
          <p>Alerts that you switched on come to it from now on.</p>
        </Notice>
      )}
      {!confirmation && (
        <Notice tone="warning" icon="info" title="This link does not work" actions={alerts}>
          <p>
            It may be for an address that was changed since, or a part of it is missing. You can ask for
            another one.
          </p>
        </Notice>
      )}
    </main>
  );
}
