/** Returns the type of a block with its heading or first words. */
export function blockTitle(block: Record<string, unknown>, type: string | undefined): string {
  const { heading, title, text, content } = block;
  const words =
    [heading, title, text].find((value) => typeof value === 'string' && value.trim()) ?? firstWords(content);
  return [type ?? block._type, words].filter(Boolean).join(': ');
}

const LONGEST = 60;

function firstWords(content: unknown): string {
  const first = (Array.isArray(content) ? content : []) as { children?: { text?: string }[] }[];
  const words =
    first.flatMap(({ children }) => children?.map(({ text }) => text ?? '').join('') || [])[0] ?? '';
  return words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words;
}
