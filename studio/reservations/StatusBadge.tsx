import type { ReservationStatus } from '@forecourt/lib/payments/reservation/machine';
import { Badge } from '@sanity/ui';
import { STATUS_BADGES } from './texts.ts';

export function StatusBadge({ status }: { status: ReservationStatus }) {
  const { text, tone } = STATUS_BADGES[status];
  return (
    <Badge tone={tone} fontSize={1} padding={2}>
      {text}
    </Badge>
  );
}
