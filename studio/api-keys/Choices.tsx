import { Checkbox, Flex, Stack, Text } from '@sanity/ui';
import { useId } from 'react';

interface Choice<Name extends string> {
  name: Name;
  label: string;
  help: string;
  disabled?: boolean;
}

/** A group of checkboxes, each with an explanation. */
export function Choices<Name extends string>({
  legend,
  choices,
  chosen,
  onChange,
}: {
  legend: string;
  choices: readonly Choice<Name>[];
  chosen: readonly Name[];
  onChange: (chosen: Name[]) => void;
}) {
  const id = useId();
  return (
    <Stack gap={4} role="group" aria-labelledby={id}>
      <Text size={1} weight="medium" id={id}>
        {legend}
      </Text>
      {choices.map(({ name, label, help, disabled }) => (
        <Flex key={name} align="flex-start" gap={3}>
          <Checkbox
            id={`${id}-${name}`}
            aria-describedby={`${id}-${name}-help`}
            checked={chosen.includes(name)}
            disabled={disabled}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
            }
          />
          <Stack gap={3} flex={1}>
            <Text as="label" size={1} htmlFor={`${id}-${name}`}>
              {label}
            </Text>
            <Text size={1} muted id={`${id}-${name}-help`}>
              {help}
            </Text>
          </Stack>
        </Flex>
      ))}
    </Stack>
  );
}
