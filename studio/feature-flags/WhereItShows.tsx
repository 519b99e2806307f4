import { Box, Card, Flex, Stack, Text } from '@sanity/ui';
import { placesOf } from './effects.ts';
import type { MatrixRow } from './rows.ts';
import type { SiteColumn } from './siteColumn.ts';

/** More sites than these are counted, not listed. */
const LISTED = 4;

/** The pages on which a change of a row shows, of the sites it is made at, each with the way to it as it is now. */
export function WhereItShows({ row, sites }: { row: MatrixRow; sites: readonly SiteColumn[] }) {
  return (
    <Card tone="transparent" radius={3} padding={4}>
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          Where it shows
        </Text>
        <Box aria-live="polite">
          <Stack gap={3}>
            {sites.slice(0, LISTED).map((site) => (
              <SitePages key={site.id} row={row} site={site} />
            ))}
            {sites.length > LISTED && (
              <Text size={1} muted>
                and {sites.length - LISTED} more sites
              </Text>
            )}
            {sites.length === 0 && (
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

function SitePages({ row, site }: { row: MatrixRow; site: SiteColumn }) {
  const { host, pages } = placesOf(row.name, site);
  return (
    <Flex gap={3} wrap="wrap">
      <Text size={1} muted>
        {host}:
      </Text>
      {pages.map(({ words, href }) => (
        <Text key={words} size={1}>
          {href ? (
            <a href={href} target="_blank" rel="noopener">
              {words}
            </a>
          ) : (
            words
          )}
        </Text>
      ))}
    </Flex>
  );
}
