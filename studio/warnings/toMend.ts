import { type DocumentBadgeComponent, useValidationStatus } from 'sanity';

/** Maximum number of messages in the tooltip. */
const LISTED = 3;

/** Shows the number of errors and warnings of a draft, errors first. */
export const toMend: DocumentBadgeComponent = ({ id, type, draft, published }) => {
  const { validation } = useValidationStatus(id, type, false);
  const errors = validation.filter(({ level }) => level === 'error');
  const warnings = validation.filter(({ level }) => level === 'warning');
  const count = errors.length + warnings.length;
  // The badge for hidden content covers errors in published documents.
  if (count === 0 || (published && !draft && errors.length > 0)) return null;
  const words = [...errors, ...warnings].slice(0, LISTED).map(({ message }) => message);
  const more = count > LISTED ? ` And ${count - LISTED} more.` : '';
  return {
    label: count === 1 ? '1 problem' : `${count} problems`,
    title: `${words.join(' ')}${more}`,
    color: errors.length ? 'danger' : 'warning',
  };
};
toMend.displayName = 'ToMend';
