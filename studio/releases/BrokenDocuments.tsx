import { Card, Stack, Text } from '@sanity/ui';
import { pathToString, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import type { BrokenDocument } from './brokenRules.ts';
import styles from './Releases.module.css';

/** Maximum number of documents listed; the rest are counted. */
const SHOWN = 8;

/**
 * Lists what keeps a release from being published: each document with its errors and a link to the first
 * field, and Sanity's own message.
 * @param props.error why Sanity's last attempt failed
 */
export function BrokenDocuments({
  releaseId,
  broken,
  error,
}: {
  releaseId: string;
  broken: readonly BrokenDocument[];
  error: string | null;
}) {
  const schema = useSchema();
  if (broken.length === 0 && error === null) return null;
  const more = broken.length - SHOWN;
  return (
    <Card
      as="section"
      aria-label="Publishing problems"
      tone="caution"
      paddingX={4}
      paddingY={4}
      borderBottom
      className={styles.strip}
    >
      <Stack gap={4}>
        {error !== null && (
          <Text size={1} role="alert">
            The last attempt to publish this release failed: {error}
          </Text>
        )}
        {broken.length > 0 && (
          <>
            <Text as="h2" size={1} weight="semibold">
              {broken.length === 1
                ? 'You can’t publish this release until one document is fixed'
                : `You can’t publish this release until ${broken.length} documents are fixed`}
            </Text>
            <ul className={styles.reasons}>
              {broken.slice(0, SHOWN).map(({ id, type, title, problems, path }) => (
                <Text as="li" size={1} key={id}>
                  <IntentLink
                    intent="edit"
                    params={{ id, type, ...(path.length > 0 && { path: pathToString(path) }) }}
                    searchParams={[['perspective', releaseId]]}
                  >
                    {title}
                  </IntentLink>{' '}
                  ({schema.get(type)?.title ?? type}): {problems.join(' ')}
                </Text>
              ))}
              {more > 0 && (
                <Text as="li" size={1}>
                  and {more} more
                </Text>
              )}
            </ul>
          </>
        )}
      </Stack>
    </Card>
  );
}
