export interface Figure {
  name: string;
  value: number;
  unit: 'ms' | 'MB' | 's' | 'times' | 'queries';
  /** Maximum value; null without a target. */
  target: number | null;
}

const digits = (value: number) => (value < 1 ? 4 : value < 100 ? 2 : 0);

/** Prints figures immediately and collects missed targets. */
export class Targets {
  private readonly missed: string[] = [];

  add({ name, value, unit, target }: Figure): void {
    const isWithin = target === null || value <= target;
    const text = `${name.padEnd(66)} ${value.toFixed(digits(value)).padStart(9)} ${unit.padEnd(7)}`;
    const verdict = target === null ? '' : `target ${target}  ${isWithin ? 'met' : 'MISSED'}`;
    process.stdout.write(`${text} ${verdict}\n`);
    if (!isWithin) this.missed.push(name);
  }

  finish(): void {
    process.stdout.write(
      this.missed.length === 0 ? '\nAll targets are met.\n' : `\nMissed targets: ${this.missed.join('; ')}\n`,
    );
    process.exitCode = this.missed.length === 0 ? 0 : 1;
  }
}

export function median(values: readonly number[]): number {
  const inOrder = values.toSorted((a, b) => a - b);
  return inOrder[Math.floor(inOrder.length / 2)] ?? Number.NaN;
}

export function percentile(values: Float64Array, share: number): number {
  const inOrder = values.toSorted();
  return inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))] ?? Number.NaN;
}

export async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
