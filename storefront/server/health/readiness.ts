/** Answers are reused for this long, however often load balancers ask. */
const FRESH_MS = 2_000;
/** A check that takes longer fails, and runs again with the next request. */
const TIMEOUT_MS = 2_000;

export interface ReadyAnswer {
  ready: boolean;
  /** Names of the failed checks, with details if any; a stopping process reports only that. */
  problems: string[];
  /** Problems for operators that don't keep visitors away from this instance. */
  warnings: string[];
}

interface Check {
  /** Throws if the check fails. A check that has passed is never run again. */
  run: () => Promise<unknown>;
  /**
   * Returns whether a failure keeps visitors away; others, such as a service that does not answer, are only
   * warnings.
   */
  blocks: (error: unknown) => boolean;
  /** Returns public details of a blocking failure; by default only the name of the check is shown. */
  detail?: (error: unknown) => string;
}

/**
 * Tells a load balancer whether this process can serve. A failed service that all instances share does not
 * make it unready, since all instances would then go offline at once, with every page that they have cached.
 */
export class Readiness {
  readonly #open: Map<string, Check>;
  readonly #now: () => number;
  readonly #warnings: () => readonly string[];
  #answer: ReadyAnswer | null = null;
  #answeredAt = 0;
  #asking: Promise<ReadyAnswer> | null = null;
  #isStopping = false;

  /**
   * @param checks must each pass once after startup; by name
   * @param warnings current problems besides failed checks
   */
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

/** Reasons for failures are logged where they occur; the public answer has none. */
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
