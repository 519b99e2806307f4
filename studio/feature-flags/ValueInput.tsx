import { Grid, Select, Stack, Text, TextArea, TextInput } from '@sanity/ui';
import { choicesOf, type FieldShape } from './formValue.ts';
import { ListInput } from './ListInput.tsx';

export interface ValueInputProps {
  shape: FieldShape;
  /** What is entered, as stored; undefined while nothing is. */
  value: unknown;
  /** What the input is called. */
  label: string;
  onChange: (value: unknown) => void;
}

/** The input of a setting, or of a part of one, by the field that the site's form has for it. */
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

/** A setting of several parts, each with its own input. */
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
