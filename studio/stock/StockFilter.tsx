import { LaunchIcon } from '@sanity/icons/Launch';
import { Card, Flex, Spinner, Stack, Text } from '@sanity/ui';
import type { ObjectInputProps } from 'sanity';
import { StockContext } from './StockContext.ts';
import { type Stock, useStock } from './useStock.ts';

/** A filter of stock with the number of vehicles it finds on the site now. */
export function StockFilter(props: ObjectInputProps) {
  const stock = useStock(props.value);
  return (
    <StockContext value={stock}>
      <Stack gap={4}>
        <Found stock={stock} />
        {props.renderDefault(props)}
      </Stack>
    </StockContext>
  );
}

function Found({ stock }: { stock: Stock }) {
  const { state, answer } = stock;
  const none = answer?.count === 0;
  return (
    <Card padding={3} radius={2} border tone={none ? 'caution' : answer ? 'positive' : 'default'}>
      <Flex align="center" gap={3} role="status">
        {state === 'asking' && <Spinner muted />}
        <Text size={1} weight="semibold">
          {answer
            ? matches(answer.count)
            : state === 'asking'
              ? 'Counting cars'
              : 'The site cannot be asked now'}
        </Text>
        {answer && !none && (
          <Text size={1}>
            <a href={answer.results} target="_blank" rel="noopener">
              See them <LaunchIcon />
            </a>
          </Text>
        )}
        {none && <Text size={1}>The block stays hidden until there are.</Text>}
        {state === 'unknown' && <Text size={1}>What you choose is kept all the same.</Text>}
      </Flex>
    </Card>
  );
}

function matches(count: number): string {
  if (count === 0) return 'No cars match now';
  return count === 1 ? '1 car matches now' : `${count.toLocaleString('en-AU')} cars match now`;
}
