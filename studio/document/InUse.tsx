import { Card, Stack, Text } from '@sanity/ui';
import { useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import type { Referrer } from './referrers.ts';

/** What stands in the way of deleting or unpublishing a document, with the way to each of it. */
export function InUse({
  referrers,
  verb,
  onLeave,
}: {
  referrers: readonly Referrer[];
  verb: string;
  onLeave: () => void;
}) {
  const schema = useSchema();
  const one = referrers.length === 1;
  return (
    <Stack gap={4}>
      <Text size={1}>
        {one ? 'Another document uses' : `${referrers.length} other documents use`} this one, so it cannot be{' '}
        {verb}. Take it out of {one ? 'it' : 'them'} first.
      </Text>
      <Stack as="ul" gap={2}>
        {referrers.map(({ id, type, title }) => (
          <Card as="li" key={id} border radius={2} padding={3}>
            <Text size={1}>
              <IntentLink intent="edit" params={{ id, type }} onClick={onLeave}>
                {title}
              </IntentLink>{' '}
              ({schema.get(type)?.title ?? type})
            </Text>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}
