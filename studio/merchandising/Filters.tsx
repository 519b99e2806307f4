import type {
  MerchandisingAnswer,
  RiskChoice,
  RiskFilter,
} from '@forecourt/lib/operations/merchandising/answers';
import type { StepName } from '@forecourt/lib/operations/merchandising/step';
import { formatWhole } from '@forecourt/lib/platform/text/format';
import { Select, Text } from '@sanity/ui';
import { useId } from 'react';
import styles from './Merchandising.module.css';

export function Filters({
  answer: { places, makes, steps },
  filter,
  onChange,
}: {
  answer: Pick<MerchandisingAnswer, 'places' | 'makes' | 'steps'>;
  filter: RiskFilter;
  onChange: (filter: RiskFilter) => void;
}) {
  return (
    <div className={styles.filters}>
      <Choice
        label="Suggested step"
        all="All steps"
        choices={steps}
        value={filter.step}
        onChange={(step) => onChange({ ...filter, step: step as StepName | '' })}
      />
      <Choice
        label="Place"
        all="All places"
        choices={places}
        value={filter.place}
        onChange={(place) => onChange({ ...filter, place })}
      />
      <Choice
        label="Make"
        all="All makes"
        choices={makes}
        value={filter.make}
        onChange={(make) => onChange({ ...filter, make })}
      />
    </div>
  );
}

function Choice({
  label,
  all,
  choices,
  value,
  onChange,
}: {
  label: string;
  all: string;
  choices: readonly RiskChoice[];
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {label}
      </Text>
      <Select
        id={id}
        fontSize={1}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">{all}</option>
        {/* The chosen option stays although its last vehicle is gone. */}
        {value !== '' && !choices.some((choice) => choice.value === value) && (
          <option value={value}>{value} (0)</option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label} ({formatWhole(choice.count)})
          </option>
        ))}
      </Select>
    </div>
  );
}
