/** Lifetime of a result, to limit the load of health checks. */
const FRESH_MS = 2_000;
/** A check that takes longer is repeated with the next request. */
const TIMEOUT_MS = 2_000;

export interface ReadyAnswer {
  ready: boolean;
  problems: string[];
  /** Problems for operators, though visitors may still be sent to this instance. */
  warnings: string[];
}

interface Check {
  /** Throws if it fails. Once it has passed, it never runs again. */
  run: () => Promise<unknown>;
  /** Returns whether a failure makes the instance unready. Other failures are only warnings. */
  blocks: (error: unknown) => boolean;
  /** Returns details that may be public; by default only the check's name is. */
  detail?: (error: unknown) => string;
}

/**
 * Decides whether a load balancer may send visitors here. Outages of shared services don't count: all
 * instances would become unready at once, with every page they have cached.
 */
export class Readiness {
  readonly #open: Map<string, Check>;
  readonly #now: () => number;
  readonly #warnings: () => readonly string[];
  #answer: ReadyAnswer | null = null;
  #answeredAt = 0;
  #asking: Promise<ReadyAnswer> | null = null;
  #isStopping = false;

  /** @param checks conditions that must be met once after startup, by name */
  constructor(
    checks: Readonly<Record<string, Check>>,
    warnings: () => readonly string[] = () => [],
    now: () => number = Date.now,
  ) {
    this.#open = new Map(Object.entries(checks));
    this.#warnings = warnings;
    this.#now = now;
  }

  stop(): void {
    this.#isStopping = true;
  }

  async ask(): Promise<ReadyAnswer> {
    if (this.#isStopping) return { ready: false, problems: ['stopping'], warnings: [] };
    if (this.#answer && this.#now() - this.#answeredAt < FRESH_MS) return this.#withWarnings(this.#answer);
    this.#asking ??= this.#check().finally(() => {
      this.#asking = null;
    });
    return this.#withWarnings(await this.#asking);
  }

  #withWarnings(answer: ReadyAnswer): ReadyAnswer {
    return { ...answer, warnings: [...answer.warnings, ...this.#warnings()] };
  }

  async #check(): Promise<ReadyAnswer> {
    const problems: string[] = [];
    const warnings: string[] = [];
    await Promise.all(
      [...this.#open].map(async ([name, { run, blocks, detail }]) => {
        try {
          await inTime(run);
          this.#open.delete(name);
        } catch (error) {
          if (blocks(error)) problems.push(detail ? `${name}: ${detail(error)}` : name);
          else warnings.push(`${name} cannot be checked`);
        }
      }),
    );
    this.#answeredAt = this.#now();
    this.#answer = { ready: problems.length === 0, problems: problems.toSorted(), warnings };
    return this.#answer;
  }
}

/** Why a check fails is logged, not published. */
async function inTime(check: () => Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), TIMEOUT_MS);
  });
  try {
    await Promise.race([check(), late]);
  } finally {
    clearTimeout(timer);
  }
}
