const HEIGHT = 112;

/** Reserves the height of the days; hidden without script. */
export const SlotsSkeleton = () => (
  <div aria-hidden="true" className="skeleton noscript:hidden" style={{ height: HEIGHT }} />
);
