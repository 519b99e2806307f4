export const Plate = ({ rego, regoState }: { rego: string; regoState: string }) => (
  <span className="inline-grid min-w-28 rounded-control border-2 border-ink px-3.5 pt-1 pb-0.5 text-center text-lg leading-tight font-bold tracking-widest">
    {rego}
    <small className="text-xs font-semibold tracking-[0.2em] text-ink-muted">{regoState}</small>
  </span>
);
