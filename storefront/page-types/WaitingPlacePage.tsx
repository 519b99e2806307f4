import { LEAVE_TOKEN, leaveNowPath } from '@forecourt/lib/leads/waiting-list/link';
import { LEAVE_LABEL } from '@forecourt/lib/leads/waiting-list/texts';
import { Notice } from '@/features/payments/Notice.tsx';
import type { Place } from '@/features/vehicle/waiting-list/waiting-place.server.ts';
import type { Noun } from '@/stock/noun.ts';

/** The page behind a mailed link for leaving a waiting list. Opening it changes nothing. */
export function WaitingPlacePage({
  place,
  id,
  token,
  noun,
}: {
  place: Place;
  id: string;
  token: string;
  noun: Noun;
}) {
  const search = (
    <a href="/search" className="btn btn-secondary btn-lg">
      {`Search all ${noun}s`}
    </a>
  );
  return (
    <main id="content" className="container py-section">
      {place === 'waiting' && (
        <Notice
          tone="info"
          icon="mail"
          title="Leave the waiting list?"
          actions={
            <>
              <form method="post" action={leaveNowPath(id)}>
                <input type="hidden" name={LEAVE_TOKEN} value={token} />
                <button type="submit" className="btn btn-primary btn-lg">
                  {LEAVE_LABEL}
                </button>
              </form>
              {search}
            </>
          }
        >
          <p>We’ll delete your email address and stop emailing you about this vehicle.</p>
        </Notice>
      )}
      {place === 'left' && (
        <Notice tone="success" icon="circle-check" title="You are off the list" actions={search}>
          <p>We’ve deleted your email address and won’t email you about this vehicle again.</p>
        </Notice>
      )}
      {place === 'unknown' && (
        <Notice tone="warning" icon="info" title="This link does not work" actions={search}>
          <p>Part of it may be missing. Please open it from the email again.</p>
        </Notice>
      )}
    </main>
  );
}
