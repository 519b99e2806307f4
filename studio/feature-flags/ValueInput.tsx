import { AddIcon } from '@sanity/icons/Add';
import { ArrowUpIcon } from '@sanity/icons/ArrowUp';
import { TrashIcon } from '@sanity/icons/Trash';
import { Box, Button, Card, Flex, Grid, Select, Stack, Text, TextArea, TextInput } from '@sanity/ui';
import { choicesOf, type FieldShape } from './formValue.ts';

export interface ValueInputProps {
  shape: FieldShape;
  /** The entered value as stored; undefined if empty. */
  value: unknown;
  /** Accessible name of the input. */
  label: string;
  onChange: (value: unknown) => void;
}

/** The input of a setting or part of one, matching the field in the site's form. */
export function ValueInput({ shape, value, label, onChange }: ValueInputProps) {
  if (shape.type === 'array')
    return <ListInput shape={shape} value={value} label={label} onChange={onChange} />;
  if (shape.type === 'object')
    return <PartsInput shape={shape} value={value} label={label} onChange={onChange} />;
  const choices = choicesOf(shape);
  const text = value === undefined || value === null ? '' : String(value);
  const common = { 'aria-label': label, fontSize: 1, value: text } as const;
  if (choices)
    return (
      <Select
        {...common}
        onChange={({ currentTarget }) =>
          onChange(choices.find((choice) => String(choice.value) === currentTarget.value)?.value)
        }
      >
        <option value="">Not set</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.title}
          </option>
        ))}
      </Select>
    );
  if (shape.type === 'text')
    return (
      <TextArea
        {...common}
        rows={shape.rows ?? 4}
        placeholder={shape.placeholder}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      />
    );
  const isNumber = shape.type === 'number';
  return (
    <TextInput
      {...common}
      type={isNumber ? 'number' : 'text'}
      step={isNumber ? 'any' : undefined}
      placeholder={shape.placeholder}
      onChange={({ currentTarget }) => {
        const enteredText = currentTarget.value;
        onChange(enteredText === '' ? undefined : isNumber ? Number(enteredText) : enteredText);
      }}
    />
  );
}

function PartsInput({ shape, value, label, onChange }: ValueInputProps) {
  const parts = (value ?? {}) as Record<string, unknown>;
  return (
    <Grid gridTemplateColumns={(shape.fields?.length ?? 0) > 1 ? 2 : 1} gap={3}>
      {shape.fields?.map((field) => {
        const name = field.name ?? '';
        return (
          <Stack key={name} gap={2}>
            <Text size={1} muted>
              {field.title}
            </Text>
            <ValueInput
              shape={field}
              value={parts[name]}
              label={`${label}: ${field.title}`}
              onChange={(part) => onChange({ ...parts, [name]: part })}
            />
          </Stack>
        );
      })}
    </Grid>
  );
}

/** An ordered list. Options can be added only once. */
function ListInput({ shape, value, label, onChange }: ValueInputProps) {
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const choices = choicesOf(shape);
  const [member = { type: 'string' }] = shape.of ?? [];
  const otherChoices = choices?.filter((choice) => !entries.includes(choice.value)) ?? [];
  const moveUp = (at: number) =>
    onChange([
      ...entries.slice(0, at - 1),
      ...entries.slice(at - 1, at + 1).toReversed(),
      ...entries.slice(at + 1),
    ]);
  return (
    <Stack gap={2}>
      {entries.map((entry, index) => {
        const name = `${label} ${index + 1}`;
        return (
          <Card key={keyOf(entry, index)} border radius={2} padding={2}>
            <Flex gap={2} align="center">
              <Box flex={1}>
                {choices ? (
                  <Text size={1}>
                    {choices.find((choice) => choice.value === entry)?.title ?? String(entry)}
                  </Text>
                ) : (
                  <ValueInput
                    shape={member}
                    value={entry}
                    label={name}
                    onChange={(part) => onChange(entries.map((other, at) => (at === index ? part : other)))}
                  />
                )}
              </Box>
              <Button
                mode="bleed"
                icon={ArrowUpIcon}
                aria-label={`Move up ${name}`}
                disabled={index === 0}
                onClick={() => moveUp(index)}
              />
              <Button
                mode="bleed"
                icon={TrashIcon}
                aria-label={`Remove ${name}`}
                onClick={() => onChange(entries.filter((_, at) => at !== index))}
              />
            </Flex>
          </Card>
        );
      })}
      {entries.length === 0 && (
        <Text size={1} muted>
          {value === undefined || value === null ? 'Not set.' : 'Empty list.'}
        </Text>
      )}
      {choices ? (
        otherChoices.length > 0 && (
          <Select
            aria-label={`Add to ${label}`}
            fontSize={1}
            value=""
            onChange={({ currentTarget }) => {
              const choice = otherChoices.find((one) => String(one.value) === currentTarget.value);
              if (choice) onChange([...entries, choice.value]);
            }}
          >
            <option value="">Add…</option>
            {otherChoices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.title}
              </option>
            ))}
          </Select>
        )
      ) : (
        <Button
          mode="ghost"
          fontSize={1}
          icon={AddIcon}
          text="Add item"
          onClick={() => onChange([...entries, member.type === 'object' ? {} : ''])}
        />
      )}
    </Stack>
  );
}

/** Objects have a key once they are stored. Other entries use their index. */
const keyOf = (entry: unknown, index: number): string =>
  (entry as { _key?: string } | null)?._key ?? `at-${index}`;
