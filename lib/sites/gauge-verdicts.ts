/** How the price comparison rates a price. */
export const GAUGE_VERDICTS = ['two', 'detailed'] as const;
export type GaugeVerdicts = (typeof GAUGE_VERDICTS)[number];
