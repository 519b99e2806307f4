import { LaunchIcon } from '@sanity/icons/Launch';
import { Card, Flex, Spinner, Stack, Text } from '@sanity/ui';
import type { ObjectInputProps } from 'sanity';
import { StockContext } from './StockContext.ts';
import { type Stock, useStock } from './useStock.ts';

/** A stock filter with the number of matching vehicles on the site. */
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
              : 'The site’s stock can’t be loaded'}
        </Text>
        {answer && !none && (
          <Text size={1}>
            <a href={answer.results} target="_blank" rel="noopener">
              View cars <LaunchIcon />
            </a>
          </Text>
        )}
        {none && <Text size={1}>The block is hidden until cars match.</Text>}
        {state === 'unknown' && <Text size={1}>Your selection is still saved.</Text>}
      </Flex>
    </Card>
  );
}

function matches(count: number): string {
  if (count === 0) return 'No matching cars';
  return count === 1 ? '1 matching car' : `${count.toLocaleString('en-AU')} matching cars`;
}
