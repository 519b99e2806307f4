import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { Button, Flex, Select, Stack, Text } from '@sanity/ui';
import { type StringInputProps, set, unset, useDocumentOperation, useFormValue } from 'sanity';
import { usePageBlocks } from './usePageBlocks.ts';

/** Chooses the block of the page that a trial replaces, and copies it as the start of the replacement. */
export function TrialBlock({
  props: { value, onChange, readOnly, elementProps },
}: {
  props: StringInputProps;
}) {
  const blocks = usePageBlocks();
  const id = publishedIdOf(String(useFormValue(['_id']) ?? ''));
  const { patch } = useDocumentOperation(id, 'pageTrial');
  if (!blocks)
    return (
      <Text size={1} muted>
        Choose a page first.
      </Text>
    );
  const chosen = blocks.find(({ block }) => block._key === value)?.block;
  return (
    <Stack gap={3}>
      <Select
        {...elementProps}
        fontSize={2}
        value={value ?? ''}
        disabled={readOnly}
        onChange={({ currentTarget }) => onChange(currentTarget.value ? set(currentTarget.value) : unset())}
      >
        <option value="">Choose a block</option>
        {value && !chosen && <option value={value}>A block that is not on the page</option>}
        {blocks.map(({ block, label }) => (
          <option key={block._key} value={block._key}>
            {label}
          </option>
        ))}
      </Select>
      <Flex>
        <Button
          mode="ghost"
          fontSize={1}
          text="Copy it as the replacement"
          disabled={readOnly || !chosen || Boolean(patch.disabled)}
          onClick={() => patch.execute([{ set: { block: [chosen] } }])}
        />
      </Flex>
    </Stack>
  );
}
