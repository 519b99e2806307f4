import type { SampleAnswer, SampleVehicle } from '@forecourt/lib/inventory/stock/sample/sample';
import { formatKilometres } from '@forecourt/lib/platform/text/format';
import { Card, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import styles from './Feeds.module.css';
import { correctionText, countText, fieldText } from './texts.ts';

/** The first vehicles as they would be imported, and the problems of the others. */
export function SampleCards({ sample: { rows, taken, vehicles, problems } }: { sample: SampleAnswer }) {
  return (
    <>
      <Card
        tone={taken === rows ? 'positive' : 'caution'}
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
          {problems.length > 0 && (
            <ul className={styles.lines}>
              {problems.map(({ field, reason, count, example, isRejected }) => (
                <li key={`${field} ${reason} ${isRejected}`} className={styles.line}>
                  <Text size={1} weight="medium">
                    {countText(count, 'row')} {isRejected ? 'rejected' : 'corrected'}
                  </Text>
                  <Text size={1} className={styles.typed}>
                    {isRejected ? `${fieldText(field)}: ${reason}` : correctionText(reason)}{' '}
                    {example && <q>{example}</q>}
                  </Text>
                </li>
              ))}
            </ul>
          )}
        </Stack>
      </Card>
      {vehicles.length > 0 && (
        <ul className={styles.cars} aria-label="Preview of the first vehicles">
          {vehicles.map((vehicle) => (
            <VehicleCard key={`${vehicle.line} ${vehicle.stocknum}`} vehicle={vehicle} />
          ))}
        </ul>
      )}
    </>
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
