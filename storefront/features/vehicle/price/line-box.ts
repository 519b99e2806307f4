import { drawHistory, type PriceStep } from '@forecourt/lib/vehicle/price-comparison/price-history';

const BOX = { width: 600, height: 90 };
const EDGE = 8;

export function priceLine(steps: readonly PriceStep[], now: Date) {
  const { path, points, height } = drawHistory(steps, { now, ...BOX });
  const box = [BOX.width + 2 * EDGE, height + 2 * EDGE] as const;
  return { path, points, viewBox: `${-EDGE} ${-EDGE} ${box.join(' ')}`, shape: box[0] / box[1] };
}
