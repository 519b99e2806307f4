import { type DocumentBadgeComponent, useValidationStatus } from 'sanity';

/** Words of a badge's tip; more are counted. */
const LISTED = 3;

/** Says on a draft how many things ask for a look before it is published, those that refuse it first. */
export const toMend: DocumentBadgeComponent = ({ id, type, draft, published }) => {
  const { validation } = useValidationStatus(id, type, false);
  const errors = validation.filter(({ level }) => level === 'error');
  const warnings = validation.filter(({ level }) => level === 'warning');
  const count = errors.length + warnings.length;
  // Of what the public sees, another badge says what is left out.
  if (count === 0 || (published && !draft && errors.length > 0)) return null;
  const words = [...errors, ...warnings].slice(0, LISTED).map(({ message }) => message);
  const more = count > LISTED ? ` And ${count - LISTED} more.` : '';
  return {
    label: count === 1 ? '1 thing to mend' : `${count} things to mend`,
    title: `${words.join(' ')}${more}`,
    color: errors.length ? 'danger' : 'warning',
  };
};
toMend.displayName = 'ToMend';
