import { Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { type InputProps, useClient } from 'sanity';
import { IntentLink } from 'sanity/router';
import { API_VERSION } from '../document/site.ts';
import { makesWithout } from './choices.ts';
import { useStock } from './useStock.ts';

/** Maximum number of makes listed. */
const NAMED = 5;
const NAMES = '*[_type == "manufacturer" && defined(name)].name';

/**
 * A manufacturer field. Below the search it lists makes in stock without a document, with a link to create
 * one.
 */
export function MakesWithoutDocument({ props }: { props: InputProps }) {
  const client = useClient({ apiVersion: API_VERSION });
  const { answer } = useStock(undefined);
  const [names, setNames] = useState<string[] | null>(null);
  useEffect(() => {
    client.fetch<string[]>(NAMES, {}, { tag: 'stock.manufacturers' }).then(setNames, () => undefined);
  }, [client]);
  const makes = names ? makesWithout(answer?.values.make ?? [], names) : [];
  return (
    <Stack gap={3}>
      {props.renderDefault(props)}
      {makes.length > 0 && !props.readOnly && (
        <Text size={1} muted>
          In stock without a manufacturer document:{' '}
          {makes
            .slice(0, NAMED)
            .map(({ label, count }) => `${label} (${count})`)
            .join(', ')}
          .{' '}
          <IntentLink intent="create" params={{ type: 'manufacturer' }}>
            Create manufacturer
          </IntentLink>
        </Text>
      )}
    </Stack>
  );
}
