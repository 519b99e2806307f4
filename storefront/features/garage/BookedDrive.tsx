import type { TestDrive } from '@forecourt/lib/leads/test-drive/booking.server';
import { drivePath, driveToken } from '@forecourt/lib/leads/test-drive/link';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { driveStatus } from './status-labels.ts';

export interface DriveContext {
  places: ReadonlyMap<string, string>;
  secret: string;
  now: Date;
}

export function BookedDrive({ drive, places, secret, now }: DriveContext & { drive: TestDrive }) {
  const { tone, label, when, change, isToCome } = driveStatus(drive, now);
  const place = places.get(drive.locationId);
  return (
    <div className="mt-3 grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={`badge badge-${tone}`}>{label}</span>
        <span className={`numbers font-semibold ${drive.status === 'cancelled' ? 'line-through' : ''}`}>
          {when}
        </span>
        {place && <span>at {place}</span>}
      </p>
      {change && <p className="numbers text-sm text-ink-muted">{change}</p>}
      {isToCome && (
        <LinkButton
          href={drivePath(drive.id, driveToken(drive.id, secret))}
          variant="secondary"
          size="sm"
          className="justify-self-start"
        >
          View or cancel test drive
        </LinkButton>
      )}
    </div>
  );
}
