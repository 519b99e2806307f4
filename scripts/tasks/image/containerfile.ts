/** One line of a Containerfile, such as `RUN` and what follows it. */
interface Instruction {
  keyword: string;
  words: string;
}

/** A part of a Containerfile that ends in an image. */
export interface Stage {
  name: string;
  /** The image or the earlier stage that it begins with. */
  from: string;
  instructions: Instruction[];
}

/** Reads a Containerfile: comments go, lines that go on are joined. */
export function parseContainerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  for (const line of lines) {
    const [, keyword = '', words = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    const [, from, name] = keyword === 'FROM' ? (/^(\S+) AS (\S+)$/.exec(words) ?? []) : [];
    if (from && name) stages.push({ name, from, instructions: [] });
    else if (keyword && keyword !== 'FROM') stages.at(-1)?.instructions.push({ keyword, words });
    else throw new Error(`This line of the Containerfile is not understood: ${line}`);
  }
  return stages;
}

/** A stage with those that it is made from, in the order in which they are made. */
export function stagesOf(stages: readonly Stage[], target: string): Stage[] {
  const stage = stages.find(({ name }) => name === target);
  if (!stage) return [];
  const others = [
    stage.from,
    ...stage.instructions.flatMap(({ words }) => /^--from=(\S+)/.exec(words)?.[1] ?? []),
  ];
  return [...new Set([...others.flatMap((other) => stagesOf(stages, other)), stage])];
}
