import { Checkbox, Text } from '@sanity/ui';
import styles from './Team.module.css';

/** Checkboxes, of which none means all. */
export function Choices({
  legend,
  options,
  chosen,
  onChange,
}: {
  legend: string;
  options: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.choices}>
      <legend>
        <Text size={1} weight="medium">
          {legend}
        </Text>
      </legend>
      {options.map(({ id, name }) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside
        <label key={id} className={styles.choice}>
          <Checkbox
            checked={chosen.includes(id)}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
          <Text size={1}>{name}</Text>
        </label>
      ))}
    </fieldset>
  );
}

/** A checkbox with its label. */
export function Tick({
  label,
  checked,
  disabled = false,
  onChange,
}: {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside
    <label className={styles.choice}>
      <Checkbox
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Text size={1}>{label}</Text>
    </label>
  );
}
