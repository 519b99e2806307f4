/** The framework's record of a query string as a query string again; repeated names keep all their values. */
export function searchOf(
  parameters: Readonly<Record<string, string | string[] | undefined>>,
): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    for (const each of Array.isArray(value) ? value : [value ?? '']) search.append(name, each);
  return search;
}
