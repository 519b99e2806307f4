import { Box, Card, Stack, Text } from '@sanity/ui';
import { placesOf } from './effects.ts';
import type { MatrixRow, SiteColumn } from './rows.ts';

/** More sites than these are counted, not listed. */
const LISTED = 4;

/** The pages on which a change of a row shows, of the sites it is made at. */
export function WhereItShows({ row, sites }: { row: MatrixRow; sites: readonly SiteColumn[] }) {
  const places = placesOf(row, sites);
  return (
    <Card tone="transparent" radius={3} padding={4}>
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          Where it shows
        </Text>
        <Box aria-live="polite">
          <Stack gap={3}>
            {places.slice(0, LISTED).map((place) => (
              <Text key={place} size={1} muted>
                {place}
              </Text>
            ))}
            {places.length > LISTED && (
              <Text size={1} muted>
                and {places.length - LISTED} more sites
              </Text>
            )}
            {places.length === 0 && (
              <Text size={1} muted>
                Nowhere: no site is chosen.
              </Text>
            )}
          </Stack>
        </Box>
      </Stack>
    </Card>
  );
}
