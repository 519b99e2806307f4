/** Returns a term of schema.org in words: `https://schema.org/UsedCondition` is `Used Condition`. */
export const withoutSchemaOrg = (text: string): string => {
  const [, term] = /^https?:\/\/schema\.org\/(\w+)$/.exec(text.trim()) ?? [];
  return term === undefined ? text : term.replaceAll(/([a-z])([A-Z])/g, '$1 $2');
};
