import { Box, Card, Flex, Stack, Text } from '@sanity/ui';
import { placesOf } from './effects.ts';
import type { MatrixRow } from './rows.ts';
import type { SiteColumn } from './siteColumn.ts';

/** Maximum number of sites listed. */
const LISTED = 4;

/** Links to the pages that a change affects, as they are now. */
export function WhereItShows({ row, sites }: { row: MatrixRow; sites: readonly SiteColumn[] }) {
  return (
    <Card tone="transparent" radius={3} padding={4}>
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          Affected pages
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
                No site is selected.
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
