import type {
  SampleAnswer,
  SampleProblem,
  SampleRow,
  SampleVehicle,
} from '@forecourt/lib/inventory/stock/sample/sample';
import { formatKilometres } from '@forecourt/lib/platform/text/format';
import { Card, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import styles from './Feeds.module.css';
import { correctionText, countText, fieldText } from './texts.ts';

/** The first rows as an import would take, hold or reject them, and the problems of all rows. */
export function SampleCards({ sample }: { sample: SampleAnswer }) {
  const { rows, taken, held, rejected, repeated, refusal, warnings, shown, problems } = sample;
  const others = [
    held > 0 && `${held.toLocaleString('en-AU')} held for review`,
    repeated > 0 && `${repeated.toLocaleString('en-AU')} listed twice`,
    rejected > 0 && `${rejected.toLocaleString('en-AU')} rejected`,
  ].filter(Boolean);
  return (
    <>
      <Card
        tone={refusal ? 'critical' : taken === rows ? 'positive' : 'caution'}
        border
        radius={3}
        padding={4}
        as="section"
        aria-label="Import preview"
      >
        <Stack gap={4}>
          <div role="status">
            <Text as="h2" size={1} weight="semibold">
              {countText(rows, 'row')} checked, {taken} can be imported
            </Text>
          </div>
          {others.length > 0 && <Text size={1}>{others.join(', ')}</Text>}
          {refusal && (
            <Text size={1} className={styles.typed}>
              The import would refuse this file: {refusal}
            </Text>
          )}
          {warnings.map((warning) => (
            <Text size={1} muted key={warning} className={styles.typed}>
              {warning.charAt(0).toUpperCase() + warning.slice(1)}.
            </Text>
          ))}
          {problems.length > 0 && (
            <ul className={styles.lines}>
              {problems.map((problem) => (
                <li key={`${problem.field} ${problem.reason} ${outcomeOf(problem)}`} className={styles.line}>
                  <Text size={1} weight="medium">
                    {countText(problem.count, 'row')} {outcomeOf(problem)}
                  </Text>
                  <Text size={1} className={styles.typed}>
                    {outcomeOf(problem) === 'corrected'
                      ? correctionText(problem.reason)
                      : `${fieldText(problem.field)}: ${problem.reason}`}{' '}
                    {problem.example && <q>{problem.example}</q>}
                  </Text>
                </li>
              ))}
            </ul>
          )}
        </Stack>
      </Card>
      {shown.length > 0 && (
        <ul className={styles.cars} aria-label="Preview of the first vehicles">
          {shown.map((row) =>
            row.outcome === 'taken' ? (
              <VehicleCard key={row.line} vehicle={row.vehicle} />
            ) : (
              <StoppedCard key={row.line} row={row} />
            ),
          )}
        </ul>
      )}
    </>
  );
}

function outcomeOf({ isRejected, isHeld }: SampleProblem): 'rejected' | 'held' | 'corrected' {
  if (isRejected) return 'rejected';
  return isHeld ? 'held' : 'corrected';
}

/** A row whose vehicle is not shown, and why. */
function StoppedCard({ row }: { row: Exclude<SampleRow, { outcome: 'taken' }> }) {
  return (
    <Card as="li" border radius={3} padding={3} tone={row.outcome === 'held' ? 'caution' : 'critical'}>
      <Stack gap={3}>
        <Text as="h3" size={1} weight="semibold">
          {row.outcome === 'held' ? 'Held for review' : 'Rejected'}
        </Text>
        {row.reasons.map(({ field, value, reason }) => (
          <Text size={1} key={`${field} ${reason}`} className={styles.typed}>
            {fieldText(field)}: {reason} {value && <q>{value}</q>}
          </Text>
        ))}
        <Text size={1} muted className={styles.typed}>
          {row.stocknum ? `Stock ${row.stocknum} · ` : ''}Row {row.line.toLocaleString('en-AU')}
        </Text>
      </Stack>
    </Card>
  );
}

function VehicleCard({ vehicle }: { vehicle: SampleVehicle }) {
  const { title, stocknum, price, priceType, km, facts, photo, photos } = vehicle;
  return (
    <Card as="li" border radius={3} overflow="hidden">
      <Photo address={photo} />
      <Stack gap={3} padding={3}>
        <Text as="h3" size={1} weight="semibold" className={styles.typed}>
          {title}
        </Text>
        <Text size={2} weight="semibold">
          {price}
        </Text>
        <Text size={1} muted className={styles.typed}>
          {[priceType, km === null ? null : formatKilometres(km), ...facts].filter(Boolean).join(' · ')}
        </Text>
        <Text size={1} muted className={styles.typed}>
          Stock {stocknum} · {countText(photos, 'photo')}
        </Text>
      </Stack>
    </Card>
  );
}

/** Loads the photo from the dealer's host, as photos of a sample are not fetched or stored. */
function Photo({ address }: { address: string | null }) {
  const [isBroken, setIsBroken] = useState(false);
  if (address && !isBroken)
    return (
      <img
        src={address}
        alt=""
        loading="lazy"
        referrerPolicy="no-referrer"
        className={styles.photo}
        onError={() => setIsBroken(true)}
      />
    );
  return (
    <div className={styles.photo}>
      <Text size={1} muted>
        {address ? 'The photo can’t be loaded' : 'No photo'}
      </Text>
    </div>
  );
}
