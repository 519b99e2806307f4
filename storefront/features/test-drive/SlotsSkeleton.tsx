/** Of the days with their words. */
const HEIGHT = 112;

/** As high as the days are. Without script there is nothing to wait for. */
export const SlotsSkeleton = () => (
  <div aria-hidden="true" className="skeleton noscript:hidden" style={{ height: HEIGHT }} />
);
