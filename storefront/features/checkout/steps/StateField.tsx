import { SelectField } from '@/forms/fields.client.tsx';
import { STATES } from '../fields.ts';

const CHOICES = STATES.map((state) => ({ id: state, name: state }));

/** The state or territory of a plate. */
export const StateField = () => <SelectField name="regoState" optional clearable choices={CHOICES} />;
