/** An icon of the installed app, by its name in `/app-icon-{name}.png`. */
export interface AppIcon {
  name: string;
  /** Side in pixels. */
  size: number;
  /** The system may cut it to any shape: only the middle 80% is sure to be seen. */
  isMaskable: boolean;
  /** Without rounded corners: the system rounds them. */
  isOpaque: boolean;
}

/** Font size as a share of the icon's side; smaller within the safe zone of a maskable icon. */
export const LETTER_SHARE = { any: 0.62, maskable: 0.46 } as const;

/** Icons at the sizes that browsers ask for: iOS 180, Chromium 192 and 512, Android's shapes 512. */
export const APP_ICONS: readonly AppIcon[] = [
  { name: '180', size: 180, isMaskable: false, isOpaque: true },
  { name: '192', size: 192, isMaskable: false, isOpaque: false },
  { name: '512', size: 512, isMaskable: false, isOpaque: false },
  { name: 'maskable-512', size: 512, isMaskable: true, isOpaque: true },
];

/** The icon of iOS' home screen. */
export const TOUCH_ICON = '/app-icon-180.png';

export const iconAddress = ({ name }: Pick<AppIcon, 'name'>): string => `/app-icon-${name}.png`;
