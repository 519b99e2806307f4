/** Converts Next's search parameters to URLSearchParams, keeping repeated names. */
export function toUrlSearchParams(
  parameters: Readonly<Record<string, string | string[] | undefined>>,
): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    for (const each of Array.isArray(value) ? value : [value ?? '']) search.append(name, each);
  return search;
}
