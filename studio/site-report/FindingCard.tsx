import { CHECKS } from '@forecourt/lib/operations/site-report/checks';
import {
  changeText,
  type Finding,
  NAMED,
  type Named,
  trendOf,
} from '@forecourt/lib/operations/site-report/report';
import { Badge, Card, Flex, Stack, Text } from '@sanity/ui';
import { useId } from 'react';
import { MendPress } from './MendPress.tsx';
import styles from './SiteReport.module.css';
import { TargetLink } from './TargetLink.tsx';

/**
 * The result of a check: the count, why it matters, links to the first items and to where each is fixed.
 * @param props.before count in the previous report, if any
 */
export function FindingCard({
  finding,
  siteUrl,
  before,
}: {
  finding: Finding;
  siteUrl: string;
  before: number | undefined;
}) {
  const id = useId();
  const { check, count, named, more } = finding;
  const { title, why, mend } = CHECKS[check];
  const change = changeText(count, before);
  const rest = named.slice(NAMED);
  return (
    <Card as="li" border radius={3} padding={4} aria-labelledby={id}>
      <div className={styles.card}>
        <Text size={4} weight="semibold" className={styles.count}>
          {count.toLocaleString('en-AU')}
        </Text>
        <Stack gap={4} className={styles.body}>
          <Flex gap={3} align="center" wrap="wrap">
            <Text as="h2" size={2} weight="semibold" id={id}>
              {title}
            </Text>
            {'isBlocking' in CHECKS[check] && (
              <Badge tone="critical" fontSize={1} padding={2}>
                Blocks publishing
              </Badge>
            )}
            {change && (
              <Badge tone={TONES[trendOf(count, before)]} fontSize={1} padding={2}>
                {change}
              </Badge>
            )}
          </Flex>
          <Text size={1} muted>
            {why}
          </Text>
          {named.length > 0 && (
            <>
              <NamedList
                check={check}
                named={named.slice(0, NAMED)}
                siteUrl={siteUrl}
                more={rest.length > 0 ? 0 : more}
              />
              {rest.length > 0 && (
                <details>
                  <summary className={styles.more}>
                    <Text size={1}>Show {rest.length.toLocaleString('en-AU')} more</Text>
                  </summary>
                  <NamedList check={check} named={rest} siteUrl={siteUrl} more={more} />
                </details>
              )}
            </>
          )}
          <Text size={1}>{mend}</Text>
        </Stack>
      </div>
    </Card>
  );
}

function NamedList({
  check,
  named,
  siteUrl,
  more,
}: {
  check: Finding['check'];
  named: readonly Named[];
  siteUrl: string;
  /** Number of further items that the report does not name. */
  more: number;
}) {
  return (
    <ul className={styles.named}>
      {named.map(({ title: name, detail, target, mend }, index) => (
        // Two links in a document may have the same text.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is only ever replaced as a whole
        <li key={index}>
          <Text size={1} className={styles.words}>
            <TargetLink target={target} siteUrl={siteUrl}>
              {name}
            </TargetLink>
          </Text>
          <Text size={1} muted className={styles.words}>
            {detail}
          </Text>
          {mend && (
            <Text size={1} className={styles.words}>
              <MendPress check={check} mend={mend} item={name} siteUrl={siteUrl} />
            </Text>
          )}
        </li>
      ))}
      {more > 0 && (
        <li>
          <Text size={1} muted>
            and {more.toLocaleString('en-AU')} more
          </Text>
        </li>
      )}
    </ul>
  );
}

const TONES = { better: 'positive', worse: 'caution', same: 'default' } as const;
