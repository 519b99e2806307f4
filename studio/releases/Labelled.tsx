import { Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';

/** A field with its label above it. */
export function Labelled({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="semibold" htmlFor={id}>
        {label}
      </Text>
      {children}
    </Stack>
  );
}
