import { Button, Checkbox, Flex, Grid, Stack, Text } from '@sanity/ui';
import type { SiteColumn } from './siteColumn.ts';

/** Checkboxes for the sites to apply a change to. Renders nothing if there is only one site. */
export function SiteChoice({
  site,
  candidates,
  chosenIds,
  nowAt,
  onChoose,
}: {
  site: SiteColumn;
  candidates: readonly SiteColumn[];
  chosenIds: ReadonlySet<string>;
  /** Current value of a site, if the values differ. */
  nowAt?: (site: SiteColumn) => string;
  onChoose: (chosenIds: ReadonlySet<string>) => void;
}) {
  if (candidates.length < 2) return null;
  const all = candidates.every(({ id }) => chosenIds.has(id));
  const toggle = (siteId: string, isChosen: boolean) =>
    onChoose(new Set(isChosen ? [...chosenIds, siteId] : [...chosenIds].filter((other) => other !== siteId)));
  return (
    <Stack gap={4}>
      <Flex align="center" justify="space-between">
        <Text size={1} weight="semibold">
          Apply to these sites
        </Text>
        <Button
          mode="bleed"
          fontSize={1}
          text={all ? 'Only this one' : `All ${candidates.length}`}
          onClick={() => onChoose(new Set(all ? [site.id] : candidates.map(({ id }) => id)))}
        />
      </Flex>
      <Grid gridTemplateColumns={2} gap={3}>
        {candidates.map((candidate) => (
          <Flex as="label" key={candidate.id} align="center" gap={3}>
            <Checkbox
              checked={chosenIds.has(candidate.id)}
              onChange={(event) => toggle(candidate.id, event.currentTarget.checked)}
            />
            <Stack gap={2} flex={1}>
              <Text size={1}>{candidate.name}</Text>
              {nowAt && (
                <Text size={0} muted textOverflow="ellipsis">
                  {nowAt(candidate)}
                </Text>
              )}
            </Stack>
          </Flex>
        ))}
      </Grid>
    </Stack>
  );
}
