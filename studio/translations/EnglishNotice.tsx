import { isTranslatedType, isTranslation, TRANSLATED_FIELDS } from '@forecourt/lib/sites/translations';
import { Card, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { type StringInputProps, useFormValue } from 'sanity';

/** Pages and menus are shown as translated, so an empty text stays empty. */
const SHOWN_WHOLE: ReadonlySet<string> = new Set(['page', 'navigation']);

/** Says below an empty text of a translation that shoppers see the English one. */
export function EnglishNotice({ input, rendered }: { input: StringInputProps; rendered: ReactNode }) {
  const language = useFormValue(['language']);
  const type = useFormValue(['_type']);
  const [field] = input.path;
  const fallsBack =
    !input.value &&
    isTranslation({ language }) &&
    typeof type === 'string' &&
    isTranslatedType(type) &&
    !SHOWN_WHOLE.has(type) &&
    (TRANSLATED_FIELDS[type] as readonly unknown[]).includes(field);
  if (!fallsBack) return rendered;
  return (
    <Stack gap={2}>
      {rendered}
      <Card padding={2} radius={2} tone="caution">
        <Text size={1}>Shown in English</Text>
      </Card>
    </Stack>
  );
}
