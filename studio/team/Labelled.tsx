import { Stack, Text } from '@sanity/ui';
import { type ReactNode, useId } from 'react';

/** A label above its field, with help below. */
export function Labelled({
  label,
  help,
  children,
}: {
  label: string;
  help?: string;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      {children(id)}
      {help && (
        <Text size={1} muted>
          {help}
        </Text>
      )}
    </Stack>
  );
}
