import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { useKeyValueStore, useWorkspace } from 'sanity';
import { useRouter } from 'sanity/router';
import { timeZonesText } from '../time/timeZones.ts';
import { previewPath } from './previewPath.ts';
import { clocksOf, previewsOf, type ReleaseDocument } from './previews.ts';

/** Number of preview links shown before "Show all" is selected. */
const SHOWN_FIRST = 6;

/** Preview links and publishing controls of a release that is not published yet. */
export function ReleaseSteps({
  releaseId,
  documents,
}: {
  releaseId: string;
  documents: readonly ReleaseDocument[];
}) {
  const { basePath } = useWorkspace();
  const { navigateUrl } = useRouter();
  const [showsAll, setShowsAll] = useState(false);
  const clocks = clocksOf(documents);
  useReleaseClock(clocks.map(({ timeZone }) => timeZone));
  const pages = previewsOf(documents).flatMap((preview) => {
    const url = previewPath(basePath, preview, releaseId);
    return url ? [{ ...preview, url }] : [];
  });
  if (pages.length === 0) return null;
  return (
    <Card as="nav" aria-label="Preview" paddingX={4} paddingY={4} borderBottom>
      <Stack gap={3}>
        <Text size={1} muted>
          Select an item to edit it. Select the date above the name to schedule it. Preview:
        </Text>
        <Flex align="center" gap={2} wrap="wrap">
          {pages.slice(0, showsAll ? pages.length : SHOWN_FIRST).map(({ label, url }) => (
            <Button
              key={url}
              mode="ghost"
              fontSize={1}
              padding={2}
              text={label}
              onClick={() => navigateUrl({ path: url })}
            />
          ))}
          {!showsAll && pages.length > SHOWN_FIRST && (
            <Button
              mode="bleed"
              fontSize={1}
              padding={2}
              text={`Show all ${pages.length}`}
              onClick={() => setShowsAll(true)}
            />
          )}
        </Flex>
        {clocks.length > 0 && (
          <Text size={1} muted>
            {timeZonesText(clocks)} A schedule uses the time zone shown in its dialog.
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** Key under which the studio stores the user's time zone for releases. */
const ZONE_KEY = 'studio.timezone.content-releases';
/** Event that makes the studio read the time zone again. */
const ZONE_CHANGED = 'timeZoneEventUpdate';

/**
 * Sets the time zone of the release scheduling dialog to that of the sites. Sites with different time zones
 * leave it unchanged.
 */
function useReleaseClock(timeZones: readonly string[]): void {
  const store = useKeyValueStore();
  const [first, ...others] = new Set(timeZones);
  const zone = others.length === 0 ? first : undefined;
  useEffect(() => {
    if (!zone) return;
    void store.setKey(ZONE_KEY, zone).then(() => window.dispatchEvent(new Event(ZONE_CHANGED)));
  }, [store, zone]);
}
