import { Button, Card, Flex, Text } from '@sanity/ui';
import { useState } from 'react';
import { useWorkspace } from 'sanity';
import { useRouter } from 'sanity/router';
import { clockWords } from '../time/zoneWords.ts';
import { previewPath } from './previewPath.ts';
import { clocksOf, previewsOf, type ReleaseDocument } from './previews.ts';
import styles from './Releases.module.css';
import { useReleaseClock } from './useReleaseClock.ts';

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
    <Card as="nav" aria-label="Preview" paddingX={4} paddingY={3} borderBottom>
      <Flex align="center" gap={3} wrap="wrap" className={styles.previews}>
        <Text size={1} muted>
          Select an item to edit it. Select the date above the name to schedule it. Preview:
        </Text>
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
        {clocks.length > 0 && (
          <Text size={1} muted>
            {clockWords(clocks)} A schedule uses the time zone shown in its dialog.
          </Text>
        )}
      </Flex>
    </Card>
  );
}
