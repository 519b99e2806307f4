/** One figure beside the bar it is held to. */
export interface Figure {
  name: string;
  value: number;
  unit: 'ms' | 'MB' | 's' | 'times' | 'queries';
  /** The most it may be; null for what is only told. */
  bar: number | null;
}

const digits = (value: number) => (value < 1 ? 4 : value < 100 ? 2 : 0);

/** Prints figures as they come and remembers those beyond their bar. */
export class Bars {
  private readonly beyond: string[] = [];

  add({ name, value, unit, bar }: Figure): void {
    const isWithin = bar === null || value <= bar;
    const text = `${name.padEnd(66)} ${value.toFixed(digits(value)).padStart(9)} ${unit.padEnd(7)}`;
    const verdict = bar === null ? '' : `bar ${bar}  ${isWithin ? 'within' : 'BEYOND'}`;
    process.stdout.write(`${text} ${verdict}\n`);
    if (!isWithin) this.beyond.push(name);
  }

  /** Sets the exit code when a bar was not met. */
  finish(): void {
    process.stdout.write(
      this.beyond.length === 0 ? '\nEvery bar is met.\n' : `\nBeyond their bars: ${this.beyond.join('; ')}\n`,
    );
    process.exitCode = this.beyond.length === 0 ? 0 : 1;
  }
}

/** The middle of several measurements. */
export function median(values: readonly number[]): number {
  const inOrder = values.toSorted((a, b) => a - b);
  return inOrder[Math.floor(inOrder.length / 2)] ?? Number.NaN;
}

/** The value that a share of the measurements does not exceed. */
export function percentile(values: Float64Array, share: number): number {
  const inOrder = values.toSorted();
  return inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))] ?? Number.NaN;
}

/** Milliseconds that work takes. */
export async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
