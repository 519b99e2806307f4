/** Widths in which a page is previewed. `fit` fills the panel. */
export const DEVICES = ['fit', 'phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

interface Size {
  width: number;
  height: number;
}

/** Sizes in CSS pixels; a desktop's height is that of the panel. */
const SIZES: Readonly<Record<Exclude<Device, 'fit'>, Size>> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: Number.POSITIVE_INFINITY },
};

/**
 * Returns the size of the preview frame and its scale to fit into the panel beside the form.
 * @returns null if the frame fills the panel
 */
export function frameSize(device: Device, panel: Size): (Size & { scale: number }) | null {
  if (device === 'fit' || panel.width <= 0 || panel.height <= 0) return null;
  const { width, height } = SIZES[device];
  const scale = Math.min(1, panel.width / width);
  return { width, height: Math.round(Math.min(height, panel.height / scale)), scale };
}

const KEY = 'forecourt.preview.device';

/** Returns the width that this browser used last. */
export function storedDevice(): Device {
  const stored = localStorage.getItem(KEY);
  return DEVICES.find((device) => device === stored) ?? 'fit';
}

/** Stores the width for next time. */
export const storeDevice = (device: Device): void => localStorage.setItem(KEY, device);
