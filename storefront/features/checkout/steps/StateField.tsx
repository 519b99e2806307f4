import { STATE_CODES } from '@forecourt/lib/sites/state-codes';
import { SelectField } from '@/forms/fields.client.tsx';

const CHOICES = STATE_CODES.map((state) => ({ id: state, name: state }));

export const StateField = () => <SelectField name="regoState" optional clearable choices={CHOICES} />;
