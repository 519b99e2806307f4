import type { PageTrace, TraceEvent } from './trace.ts';

const KINDS = ['script', 'compile', 'style', 'layout', 'paint', 'parse', 'garbage', 'other'] as const;
type Kind = (typeof KINDS)[number];

const KIND_OF: Readonly<Record<string, Kind>> = {
  EvaluateScript: 'script',
  'v8.evaluateModule': 'script',
  'v8.run': 'script',
  'v8.callFunction': 'script',
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  EventDispatch: 'script',
  TimerFire: 'script',
  FireIdleCallback: 'script',
  FireAnimationFrame: 'script',
  'V8.HandleInterrupts': 'compile',
  'v8.compile': 'compile',
  'v8.compileModule': 'compile',
  'V8.CompileCode': 'compile',
  'v8.produceCache': 'compile',
  UpdateLayoutTree: 'style',
  ParseAuthorStyleSheet: 'style',
  Layout: 'layout',
  IntersectionObserverController: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  UpdateLayer: 'paint',
  ParseHTML: 'parse',
  MinorGC: 'garbage',
  MajorGC: 'garbage',
};

/** Longer tasks count as blocking in Lighthouse. */
const BLOCKING_MS = 50;
/** Lighthouse's phone is this many times slower than this machine. */
const SLOWER = 4;

export type Costs = Record<
  | Kind
  | 'total'
  | 'longest task'
  | 'second task'
  | 'third task'
  | 'blocking when slowed'
  | 'style updates'
  | 'elements styled'
  | 'layouts'
  | 'layouts and styles forced by script'
  | 'elements',
  number
>;

interface Open extends TraceEvent {
  end: number;
  children: number;
}

/**
 * Sums main thread work by kind, each event without nested ones. Uses thread time, which hardly depends on
 * other load.
 */
export function costsOf({ events, elements }: PageTrace): Costs {
  const byKind = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  const tasks: { time: number; end: number }[] = [];
  let [styles, styled, layouts, forced] = [0, 0, 0, 0];
  const open: Open[] = [];
  const close = (event: Open) => {
    byKind[kindOf(event)] += Math.max(0, (event.tdur ?? 0) - event.children) / 1000;
  };
  for (const event of events) {
    if (event.ph !== 'X') continue;
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.ts) close(open.pop() as Open);
    const parent = open.at(-1);
    if (parent) parent.children += event.tdur ?? 0;
    else tasks.push({ time: (event.tdur ?? 0) / 1000, end: event.ts + (event.dur ?? 0) });
    const isForced = open.some((around) => kindOf(around) === 'script');
    if (event.name === 'Layout') layouts += 1;
    if (event.name === 'UpdateLayoutTree') {
      styles += 1;
      styled += Number(event.args.elementCount ?? 0);
    }
    if (isForced && (event.name === 'Layout' || event.name === 'UpdateLayoutTree')) forced += 1;
    open.push({ ...event, end: event.ts + (event.dur ?? 0), children: 0 });
  }
  for (const event of open) close(event);
  const paintedAt = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  const longest = tasks.map(({ time }) => time).sort((one, other) => other - one);
  const blocking = tasks
    .filter(({ end }) => end > paintedAt)
    .map(({ time }) => Math.max(0, time * SLOWER - BLOCKING_MS));
  return {
    total: sum(tasks.map(({ time }) => time)),
    ...byKind,
    'longest task': longest[0] ?? 0,
    'second task': longest[1] ?? 0,
    'third task': longest[2] ?? 0,
    'blocking when slowed': sum(blocking),
    'style updates': styles,
    'elements styled': styled,
    layouts,
    'layouts and styles forced by script': forced,
    elements,
  };
}

const kindOf = ({ name }: TraceEvent): Kind => KIND_OF[name] ?? 'other';
const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);
