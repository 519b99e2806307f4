import { DRIVE_TOKEN } from '@forecourt/lib/leads/test-drive/link';
import { Notice } from '@/features/payments/Notice.tsx';
import { BOOK_PATH, BOOK_VEHICLE, ownDrivePath } from '@/features/test-drive/address.ts';
import type { OwnDrive } from '@/features/test-drive/drive-of-link.server.ts';

/** The page behind a mailed link: the booking, with a button to cancel it. Opening it changes nothing. */
export function TestDrivePage({ drive, id, token }: { drive: OwnDrive; id: string; token: string }) {
  return (
    <main id="content" className="container py-section">
      <DriveNotice drive={drive} id={id} token={token} />
    </main>
  );
}

function DriveNotice({ drive, id, token }: { drive: OwnDrive; id: string; token: string }) {
  if (drive.state === 'unknown')
    return (
      <Notice tone="warning" icon="info" title="This link does not work" actions={<BookAgain car={null} />}>
        <p>Part of it may be missing. Please open it from the email again.</p>
      </Notice>
    );
  const { when, place, car } = drive;
  const what = [car?.title, place && `at ${place}`].filter(Boolean).join(' ');
  if (drive.state === 'cancelled')
    return (
      <Notice
        tone="success"
        icon="circle-check"
        title="Your test drive is cancelled"
        actions={<BookAgain car={car} />}
      >
        <p>
          {when}
          {what && `: ${what}`}. We’ve let the dealer know.
        </p>
      </Notice>
    );
  if (drive.state === 'over')
    return (
      <Notice
        tone="info"
        icon="calendar"
        title="This test drive has started or is over"
        actions={<BookAgain car={car} />}
      >
        <p>{when}</p>
      </Notice>
    );
  return (
    <Notice
      tone="info"
      icon="calendar"
      title="Your test drive"
      actions={
        <form method="post" action={`${ownDrivePath(id)}/cancel`}>
          <input type="hidden" name={DRIVE_TOKEN} value={token} />
          <button type="submit" className="btn btn-primary btn-lg">
            Cancel this test drive
          </button>
        </form>
      }
    >
      <p className="text-ink">
        <strong>{when}</strong>
      </p>
      {what && <p>{what}</p>}
      <p>Does another time suit you better? Cancel this one and book again, or give us a call.</p>
    </Notice>
  );
}

const BookAgain = ({ car }: { car: { slug: string } | null }) => (
  <a href={car ? `${BOOK_PATH}?${BOOK_VEHICLE}=${car.slug}` : BOOK_PATH} className="btn btn-secondary btn-lg">
    Book another time
  </a>
);
