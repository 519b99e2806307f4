import { type DocumentBadgeComponent, useValidationStatus } from 'sanity';

/** Maximum number of problems in the tooltip. */
const LISTED = 3;

/**
 * Warns that pages leave out invalid parts of a published document, which scripts can write to the content
 * lake (OPEN-131). The form marks each part.
 */
export const leftOut: DocumentBadgeComponent = ({ id, type, published }) => {
  const { validation } = useValidationStatus(id, type, false);
  // A field of the wrong type is left out even if the form shows only a warning.
  const problems = validation.filter(
    ({ level, message }) => level === 'error' || message.startsWith('Expected type'),
  );
  if (!published || problems.length === 0) return null;
  const words = problems.slice(0, LISTED).map(({ path, message }) => {
    const place = path.filter((part) => typeof part === 'string').join(' › ');
    return place ? `${place}: ${message}` : message;
  });
  const more = problems.length > LISTED ? ` And ${problems.length - LISTED} more.` : '';
  return {
    label: 'Some content may be hidden',
    title: `Pages leave out invalid content. ${words.join(' ')}${more}`,
    color: 'danger',
  };
};
leftOut.displayName = 'LeftOut';
