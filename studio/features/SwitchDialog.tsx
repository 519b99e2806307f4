import { Box, Button, Card, Checkbox, Dialog, Flex, Grid, Stack, Text } from '@sanity/ui';
import { useId, useState } from 'react';
import { effectOf, placesOf } from './effects.ts';
import { type FeatureRow, isOn, type SiteColumn } from './rows.ts';

/** More addresses than these are counted, not listed. */
const LISTED = 4;

/** Says what a switch changes and where, and lets whoever sets it choose further sites to set it at. */
export function SwitchDialog({
  row,
  site,
  sites,
  on,
  onApply,
  onClose,
}: {
  row: FeatureRow;
  /** Where it was pressed. */
  site: SiteColumn;
  sites: readonly SiteColumn[];
  /** The position it gets. */
  on: boolean;
  onApply: (chosen: SiteColumn[]) => void;
  onClose: () => void;
}) {
  const id = useId();
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set([site.id]));
  const open = sites.filter((candidate) => isOn(candidate, row.name) !== on);
  const chosen = open.filter((candidate) => chosenIds.has(candidate.id));
  const places = placesOf(row, chosen);
  const toggle = (siteId: string, isChosen: boolean) =>
    setChosenIds(
      (before) => new Set(isChosen ? [...before, siteId] : [...before].filter((other) => other !== siteId)),
    );
  const all = chosen.length === open.length;
  const word = on ? 'on' : 'off';
  return (
    <Dialog
      id={`${id}-switch`}
      header={`Turn ${word}: ${row.title}`}
      width={1}
      onClose={onClose}
      onClickOutside={onClose}
      footer={
        <Flex justify="flex-end" gap={2} padding={3}>
          <Button mode="bleed" fontSize={1} text="Leave it as it is" onClick={onClose} />
          <Button
            tone="primary"
            fontSize={1}
            disabled={chosen.length === 0}
            text={`Turn ${word} at ${chosen.length === 1 ? (chosen[0]?.name ?? '') : `${chosen.length} sites`}`}
            onClick={() => onApply(chosen)}
          />
        </Flex>
      }
    >
      <Stack gap={5} padding={4}>
        <Stack gap={3}>
          <Text size={1} weight="medium">
            {effectOf(row, on)}
          </Text>
          <Text size={1} muted>
            Default: {row.fallback ? 'on' : 'off'}. The public pages show it at once.
          </Text>
        </Stack>
        {open.length > 1 && (
          <Stack gap={4}>
            <Flex align="center" justify="space-between">
              <Text size={1} weight="semibold">
                Apply to these sites
              </Text>
              <Button
                mode="bleed"
                fontSize={1}
                text={all ? 'Only this one' : `All ${open.length}`}
                onClick={() => setChosenIds(new Set(all ? [site.id] : open.map((candidate) => candidate.id)))}
              />
            </Flex>
            <Grid gridTemplateColumns={2} gap={3}>
              {open.map((candidate) => (
                <Flex as="label" key={candidate.id} align="center" gap={3}>
                  <Checkbox
                    checked={chosenIds.has(candidate.id)}
                    onChange={(event) => toggle(candidate.id, event.currentTarget.checked)}
                  />
                  <Text size={1}>{candidate.name}</Text>
                </Flex>
              ))}
            </Grid>
          </Stack>
        )}
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
      </Stack>
    </Dialog>
  );
}
