import type { WholeReservation } from '@forecourt/lib/operations/back-office/contract';
import type { StaffAction } from '@forecourt/lib/payments/reservation/staff-steps';
import { staffSteps } from '@forecourt/lib/payments/reservation/staff-steps';
import { LockIcon } from '@sanity/icons/Lock';
import { Button, Card, Flex, Text } from '@sanity/ui';
import { stepTexts } from '../texts.ts';

/** The actions that the back office allows for a reservation in its current status. */
export function Steps({
  reservation,
  readOnly,
  onAsk,
}: {
  reservation: WholeReservation;
  readOnly: boolean;
  onAsk: (action: StaffAction) => void;
}) {
  if (readOnly && staffSteps(reservation.status).length > 0)
    return (
      <Card tone="caution" radius={3} padding={3} border role="note">
        <Flex gap={3}>
          <Text size={1}>
            <LockIcon />
          </Text>
          <Text size={1}>
            You can view reservations, but you don’t have permission to refund or release them. Ask an
            administrator for access.
          </Text>
        </Flex>
      </Card>
    );
  if (reservation.steps.length === 0) return null;
  // Destructive actions come last.
  const offeredSteps = reservation.steps
    .map(({ action }) => ({ action, words: stepTexts(action, reservation) }))
    .toSorted(
      (one, other) => Number(one.words.tone === 'critical') - Number(other.words.tone === 'critical'),
    );
  return (
    <Flex gap={2} wrap="wrap">
      {offeredSteps.map(({ action, words: { label, tone, main } }) => (
        <Button
          key={action}
          mode={main ? 'default' : 'ghost'}
          tone={tone}
          fontSize={1}
          text={label}
          onClick={() => onAsk(action)}
        />
      ))}
    </Flex>
  );
}
