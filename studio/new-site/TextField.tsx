import { Stack, Text, TextInput } from '@sanity/ui';
import { useId } from 'react';
import type { Assistant } from './useAssistant.ts';

export function TextField({
  label,
  hint,
  part,
  value,
  assistant,
  onChange,
  ...rest
}: {
  label: string;
  hint?: string;
  /** Path in the request, used to find its problem. */
  part: string;
  value: string;
  assistant: Pick<Assistant, 'problems'>;
  onChange: (value: string) => void;
  inputMode?: 'email' | 'tel' | 'numeric' | 'url';
  list?: string;
  placeholder?: string;
}) {
  const id = useId();
  const problem = assistant.problems.find((one) => one.part === part)?.words;
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      <TextInput
        {...rest}
        id={id}
        fontSize={1}
        padding={3}
        autoComplete="off"
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem || hint ? `${id}-words` : undefined}
        customValidity={problem ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <FieldMessage id={`${id}-words`} problem={problem} hint={hint} />
    </Stack>
  );
}

/** The problem of a field, or else its hint. */
export function FieldMessage({
  id,
  problem,
  hint,
}: {
  id: string;
  problem: string | undefined;
  hint: string | undefined;
}) {
  const words = problem ?? hint;
  if (!words) return null;
  return (
    <Text size={1} id={id} muted={!problem} data-problem={problem ? true : undefined}>
      {problem ? sentence(problem) : hint}
    </Text>
  );
}

/** Capitalises a message and adds a full stop, as the command line prints it without. */
const sentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.?!]$/.test(words) ? '' : '.'}`;
