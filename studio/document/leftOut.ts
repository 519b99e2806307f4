import { type DocumentBadgeComponent, useValidationStatus } from 'sanity';

/** Words of a badge's tip; more problems are counted. */
const LISTED = 3;

/**
 * Says that parts of a published document cannot be shown: the pages leave out what is not of its kind, since the
 * content lake takes whatever a script writes (OPEN-131). Each part is marked in the form too.
 */
export const leftOut: DocumentBadgeComponent = ({ id, type, published }) => {
  const { validation } = useValidationStatus(id, type, false);
  // A field of the wrong kind is left out too, also where the form only warns of what is in it.
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
    label: 'Parts may be left out',
    title: `The public pages leave out what cannot be shown. ${words.join(' ')}${more}`,
    color: 'danger',
  };
};
leftOut.displayName = 'LeftOut';
