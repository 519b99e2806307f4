import { STOP_NEWS_LABEL } from '@forecourt/lib/leads/opt-in-labels';
import { unsubscribeNowPath } from '@forecourt/lib/leads/unsubscribe-link';
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
  return (
    <main id="content" className="container py-section">
      {subscription === 'on' && (
        <Notice
          tone="info"
          icon="mail"
          title="Stop news and offers?"
          actions={
            <form method="post" action={unsubscribeNowPath(token)}>
              <button type="submit" className="btn btn-primary btn-lg">
                {STOP_NEWS_LABEL}
              </button>
            </form>
          }
        >
          <p>{`${dealer} will stop sending you news and offers, and will still reply to your enquiries.`}</p>
        </Notice>
      )}
      {subscription === 'off' && (
        <Notice tone="success" icon="circle-check" title="News and offers are off">
          <p>{`${dealer} no longer has your consent to send them.`}</p>
        </Notice>
      )}
      {subscription === 'unknown' && (
        <Notice tone="warning" icon="info" title="This link does not work">
          <p>Part of it may be missing. Please open it from the message again.</p>
        </Notice>
      )}
    </main>
  );
}
