import type { ThemeColours } from '@forecourt/lib/sites/theme';
import { type PairReport, reportPairs } from '@forecourt/lib/sites/theme/report';
import { Badge, Card, Flex, Stack, Text } from '@sanity/ui';
import { useMemo } from 'react';
import styles from './Theme.module.css';

/** The contrast of all colour pairs of a theme, lowest first. */
export function Pairs({ colours }: { colours: ThemeColours }) {
  const pairs = useMemo(
    () => reportPairs(colours).sort((one, other) => one.ratio / one.least - other.ratio / other.least),
    [colours],
  );
  const failing = pairs.filter(({ passes }) => !passes).length;
  return (
    <Card border radius={2} tone={failing ? 'critical' : 'default'}>
      <details className={styles.pairs}>
        <summary>
          <Flex gap={3} align="center" padding={3}>
            <Badge tone={failing ? 'critical' : 'positive'}>{failing ? 'Fails' : 'Passes'}</Badge>
            <Text size={1}>
              {failing
                ? `${failing} of ${pairs.length} colour pairs have too little contrast.`
                : `All ${pairs.length} colour pairs have enough contrast. The lowest is ${pairs[0]?.ratio.toFixed(2)} : 1.`}
            </Text>
          </Flex>
        </summary>
        <Stack padding={3} gap={2}>
          {pairs.map((pair) => (
            <Pair key={`${pair.ground} ${pair.front} ${pair.back}`} pair={pair} />
          ))}
        </Stack>
      </details>
    </Card>
  );
}

function Pair({
  pair: { ground, front, back, frontColour, backColour, ratio, least, passes },
}: {
  pair: PairReport;
}) {
  return (
    <Flex gap={3} align="center" className={styles.pair}>
      <span
        className={styles.swatch}
        style={{ background: backColour, color: frontColour }}
        aria-hidden="true"
      >
        Aa
      </span>
      <Text size={1} className={styles.names}>
        {front.replaceAll('-', ' ')} on {back.replaceAll('-', ' ')}, {ground} background
      </Text>
      <Badge tone={passes ? 'positive' : 'critical'} fontSize={0}>
        {`${ratio.toFixed(2)} : 1, ${passes ? 'passes' : 'fails'} ${least} : 1`}
      </Badge>
    </Flex>
  );
}
