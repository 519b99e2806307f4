import { SelectField } from '@/forms/fields.client.tsx';
import { STATES } from '../fields.ts';

const CHOICES = STATES.map((state) => ({ id: state, name: state }));

/** A state or territory. */
export const StateField = ({
  name,
  optional = false,
}: {
  name: 'state' | 'regoState';
  optional?: boolean;
}) => (
  <SelectField
    name={name}
    optional={optional}
    clearable
    choices={CHOICES}
    {...(name === 'state' && { autoComplete: 'address-level1' })}
  />
);
