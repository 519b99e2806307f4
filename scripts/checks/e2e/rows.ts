/**
 * Expands row ids into tags, for a test whose steps each prove a few of them.
 * @param list ids and ranges, such as `VDP-01..05 VDP-07`
 */
export const rows = (list: string): string[] =>
  list.split(' ').flatMap((part) => {
    const [, code = '', from = '', to = from] = /^([A-Z]+)-(\d+)(?:\.\.(\d+))?$/.exec(part) ?? [];
    if (!code) throw new Error(`'${part}' is no row or range of rows`);
    return Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, index) => `@${code}-${String(Number(from) + index).padStart(from.length, '0')}`,
    );
  });
