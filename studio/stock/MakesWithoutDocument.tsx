import { Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { type InputProps, useClient } from 'sanity';
import { IntentLink } from 'sanity/router';
import { API_VERSION } from '../document/site.ts';
import { makesWithout } from './choices.ts';
import { useStock } from './useStock.ts';

/** As many as are named. */
const NAMED = 5;
const NAMES = '*[_type == "manufacturer" && defined(name)].name';

/**
 * A field that names a manufacturer. A search there finds documents alone: of a make that is in stock without one it
 * says so, with the way to make it.
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
          In stock, but not among the manufacturers yet:{' '}
          {makes
            .slice(0, NAMED)
            .map(({ label, count }) => `${label} (${count})`)
            .join(', ')}
          .{' '}
          <IntentLink intent="create" params={{ type: 'manufacturer' }}>
            Make one
          </IntentLink>
        </Text>
      )}
    </Stack>
  );
}
