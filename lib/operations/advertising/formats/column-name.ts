import type { ReceiverName } from '../feed-options.ts';

/** XML names without colons, which would need a namespace (https://www.w3.org/TR/xml/#NT-Name), in ASCII. */
export const XML_NAME = /^[A-Za-z_][\w.-]*$/;

/** Returns why a generic receiver's file cannot have a column of this name, for editors; null if it can. */
export function columnNameProblem(receiver: ReceiverName | undefined, name: string): string | null {
  if (receiver === 'xml' && !XML_NAME.test(name))
    return `'${name}' is not a name in XML. Use letters, digits, hyphens and underscores, and begin with a letter.`;
  return null;
}
