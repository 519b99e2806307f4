interface Instruction {
  keyword: string;
  words: string;
}

export interface Stage {
  name: string;
  from: string;
  instructions: Instruction[];
}

/** Parses a Containerfile: removes comments and joins continued lines. */
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

/** Returns a stage and the stages it depends on, in build order. */
export function stagesOf(stages: readonly Stage[], target: string): Stage[] {
  const stage = stages.find(({ name }) => name === target);
  if (!stage) return [];
  const others = [
    stage.from,
    ...stage.instructions.flatMap(({ words }) => /^--from=(\S+)/.exec(words)?.[1] ?? []),
  ];
  return [...new Set([...others.flatMap((other) => stagesOf(stages, other)), stage])];
}
