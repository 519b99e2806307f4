import { ArrowDownIcon } from '@sanity/icons/ArrowDown';
import { ArrowUpIcon } from '@sanity/icons/ArrowUp';
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { type ArrayOfPrimitivesInputProps, set } from 'sanity';
import { usePageBlocks } from './usePageBlocks.ts';

/** Returns a list with an item one place up or down. */
function moved<Item>(items: readonly Item[], index: number, by: -1 | 1): Item[] {
  const next = [...items];
  const [item] = next.splice(index, 1);
  if (item !== undefined) next.splice(index + by, 0, item);
  return next;
}

/** Puts the blocks of a trial's page in another order. */
export function TrialOrder({ props: { value, onChange, readOnly } }: { props: ArrayOfPrimitivesInputProps }) {
  const blocks = usePageBlocks();
  if (!blocks)
    return (
      <Text size={1} muted>
        Choose a page first.
      </Text>
    );
  const keys = ((value ?? []) as string[]).filter((key) => blocks.some(({ block }) => block._key === key));
  const rest = blocks.map(({ block }) => block._key).filter((key) => !keys.includes(key));
  const order = [...keys, ...rest];
  return (
    <Stack as="ol" gap={2} padding={0} style={{ listStyle: 'none', margin: 0 }}>
      {order.map((key, index) => {
        const label = blocks.find(({ block }) => block._key === key)?.label ?? key;
        return (
          <Card as="li" key={key} border radius={2} padding={2}>
            <Flex align="center" gap={2}>
              <Box flex={1} paddingX={2}>
                <Text size={1}>{label}</Text>
              </Box>
              {([-1, 1] as const).map((by) => (
                <Button
                  key={by}
                  mode="bleed"
                  fontSize={1}
                  padding={3}
                  icon={by === -1 ? ArrowUpIcon : ArrowDownIcon}
                  aria-label={`Move ${by === -1 ? 'up' : 'down'}: ${label}`}
                  disabled={readOnly || index + by < 0 || index + by >= order.length}
                  onClick={() => onChange(set(moved(order, index, by)))}
                />
              ))}
            </Flex>
          </Card>
        );
      })}
    </Stack>
  );
}
