import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { TransferIcon } from '@sanity/icons/Transfer';
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline';
import { Badge, Card, Flex, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import type { Copy } from './plan.ts';
import type { Change } from './resolve.ts';

/** The duplicates that a site gets, and how they differ from the original. */
export function CopyReport({
  heading,
  copies,
  changes = [],
  from,
  made = false,
}: {
  heading: string;
  copies: readonly Copy[];
  /** Changes that concern all duplicates. */
  changes?: readonly Change[];
  from: string;
  made?: boolean;
}) {
  const schema = useSchema();
  const every = [...changes, ...copies.flatMap((copy) => copy.changes)];
  const all = [...new Map(every.map((change) => [change.words, change])).values()];
  const mentions = copies.reduce((sum, copy) => sum + copy.mentions, 0);
  return (
    <Card border radius={3} padding={4} as="section" aria-label={heading}>
      <Stack gap={4}>
        <Text size={1} weight="semibold">
          {heading}
        </Text>
        {copies.map(({ id, type, title, address }) => (
          <Flex key={id} gap={3} align="center" wrap="wrap">
            <Badge fontSize={0}>{schema.get(type)?.title ?? type}</Badge>
            <Text size={1} weight="medium">
              {made ? (
                <IntentLink intent="edit" params={{ id, type }}>
                  {title || 'Untitled'}
                </IntentLink>
              ) : (
                title || 'Untitled'
              )}
            </Text>
            {address && (
              <Text size={1} muted>
                {address}
              </Text>
            )}
          </Flex>
        ))}
        {!made && (
          <Stack gap={3}>
            {all.map(({ kind, words }) => (
              <Line key={words} icon={kind === 'changed' ? <TransferIcon /> : <WarningOutlineIcon />}>
                {kind === 'left out' ? `Left out: ${words}` : words}
              </Line>
            ))}
            {mentions > 0 && (
              <Line icon={<WarningOutlineIcon />}>
                {mentions === 1
                  ? `The text mentions ${from} once`
                  : `The text mentions ${from} ${mentions} times`}
                . Check it before you publish.
              </Line>
            )}
            {all.length === 0 && mentions === 0 && (
              <Line icon={<CheckmarkCircleIcon />}>No changes needed.</Line>
            )}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Flex gap={3}>
      <Text size={1} muted>
        {icon}
      </Text>
      <Text size={1}>{children}</Text>
    </Flex>
  );
}
