import type { WholeReservation } from '@forecourt/lib/operations/back-office/contract';
import { reservedPriceText } from '@forecourt/lib/payments/reservation/reserved-vehicle';
import { LaunchIcon } from '@sanity/icons/Launch';
import { Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import styles from '../Reservations.module.css';
import { StatusBadge } from '../StatusBadge.tsx';
import { statusText } from '../texts.ts';

/** The vehicle and a sentence about the status of its reservation. */
export function VehicleHead({
  reservation,
  timeZone,
  now,
}: {
  reservation: WholeReservation;
  timeZone: string;
  now: number;
}) {
  const { car: vehicle, carUrl: vehicleUrl, status, problem, isRecalled } = reservation;
  const priceText = reservedPriceText(vehicle);
  return (
    <Stack gap={4}>
      <Flex gap={4} align="flex-start">
        {vehicle.picture && (
          <img className={styles.picture} src={vehicle.picture} alt="" width={120} height={90} />
        )}
        <Stack gap={3} className={styles.grow}>
          <Heading as="h2" size={1}>
            {vehicle.title}
          </Heading>
          {vehicle.subtitle && (
            <Text size={1} muted>
              {vehicle.subtitle}
            </Text>
          )}
          <Text size={1} muted>
            Stock {vehicle.stocknum}
            {priceText && ` · ${priceText}`}
          </Text>
          <Text size={1}>
            <a href={vehicleUrl} target="_blank" rel="noreferrer" className={styles.outside}>
              View on the site <LaunchIcon aria-hidden="true" />
            </a>
          </Text>
        </Stack>
      </Flex>
      <Stack gap={4}>
        <span className={styles.badges}>
          <StatusBadge status={status} />
        </span>
        <Text size={1} className={styles.statusText}>
          {statusText(reservation, timeZone, now)}
        </Text>
      </Stack>
      {isRecalled && (
        <Card tone="caution" padding={3} border radius={3} role="note">
          <Stack gap={3}>
            <Text size={1} weight="medium">
              Open safety recall
            </Text>
            <Text size={1}>
              Have the recall work done before handover. Nobody can reserve it online until then.
            </Text>
          </Stack>
        </Card>
      )}
      {problem && (
        <Card tone="critical" padding={3} border radius={3} role="note">
          <Stack gap={3}>
            <Text size={1} weight="medium">
              Needs attention
            </Text>
            <Text size={1}>{problem}</Text>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
