import { Button, Card, Flex, Text } from '@sanity/ui';
import { useState } from 'react';
import { useWorkspace } from 'sanity';
import { useRouter } from 'sanity/router';
import { clockWords } from '../time/zoneWords.ts';
import { previewPath } from './previewPath.ts';
import { clocksOf, previewsOf, type ReleaseDocument } from './previews.ts';
import styles from './Releases.module.css';
import { useReleaseClock } from './useReleaseClock.ts';

/** So many pages of a release show at first; all of them after a press. */
const SHOWN_FIRST = 6;

/** What comes next with a release that is not published: its pages as visitors will see them, and how it goes out. */
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
    <Card as="nav" aria-label="Look at it first" paddingX={4} paddingY={3} borderBottom>
      <Flex align="center" gap={3} wrap="wrap" className={styles.previews}>
        <Text size={1} muted>
          Press a line to write it, and what stands above the name to give it a time. As visitors will see it:
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
            Its times: {clockWords(clocks)} A schedule goes by the clock that its dialog names.
          </Text>
        )}
      </Flex>
    </Card>
  );
}
