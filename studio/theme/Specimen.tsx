import type { Template, ThemeTokens } from '@forecourt/lib/sites/theme';
import { AIR, RADIUS } from '@forecourt/lib/sites/theme/measures';
import { type Palette, palettes } from '@forecourt/lib/sites/theme/palette';
import { TEMPLATE_TYPE } from '@forecourt/lib/sites/theme-defaults';
import { Card, Label, Stack } from '@sanity/ui';
import type { CSSProperties } from 'react';
import styles from './Theme.module.css';
import { TYPEFACES } from './typefaces.ts';

const TEMPLATE_CORNERS: Readonly<Record<Template, readonly [card: number, control: number]>> = {
  group: [12, 10],
  franchise: [2, 2],
  yard: [8, 8],
  premium: [0, 0],
  marine: [20, 22],
};

function styleOf(palette: Palette, theme: ThemeTokens, template: Template): CSSProperties {
  const type = TYPEFACES[theme.typePair ?? TEMPLATE_TYPE[template]];
  const [card, control] = theme.radius ? RADIUS[theme.radius] : TEMPLATE_CORNERS[template];
  const [, , gap, pad] = AIR[theme.density ?? (template === 'yard' ? 'compact' : 'comfortable')][0];
  return {
    ...Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--${name}`, value])),
    '--text': type.text,
    '--heading': type.heading,
    '--heading-weight': type.weight,
    '--card-radius': `${card}px`,
    '--control-radius': `${control}px`,
    '--air': `${gap}px`,
    '--pad': `${pad}px`,
  } as CSSProperties;
}

/** A preview of the theme on light and dark backgrounds, based on the unsaved form. */
export function Specimen({ theme, template }: { theme: ThemeTokens; template: Template }) {
  const { light, dark } = palettes(theme);
  return (
    <Stack gap={3}>
      <Label size={1}>Theme preview</Label>
      <Card border radius={2} overflow="hidden" data-testid="theme-specimen">
        <div className={styles.specimen}>
          <Ground name="light" style={styleOf(light, theme, template)} />
          <Ground name="dark" style={styleOf(dark, theme, template)} />
        </div>
      </Card>
    </Stack>
  );
}

function Ground({ name, style }: { name: 'light' | 'dark'; style: CSSProperties }) {
  return (
    <div className={styles.ground} style={style} role="img" aria-label={`Theme on a ${name} background`}>
      <div aria-hidden="true">
        <div className={styles.header}>
          <b>Your dealership</b>
          <span>Stock</span>
          <span>Offers</span>
          <span className={styles.active}>Finance</span>
        </div>
        <div className={styles.body}>
          <p className={styles.heading}>Take the coast road</p>
          <p className={styles.muted}>Text next to a picture, with a link to read more.</p>
          <div className={styles.card}>
            <div className={styles.photo}>
              <span className={styles.badge}>Just arrived</span>
            </div>
            <div className={styles.words}>
              <p className={styles.name}>2024 Mazda CX-5</p>
              <p className={styles.price}>
                $41,990 <small>Drive Away</small>
              </p>
              <p className={styles.tags}>
                <span className={styles.good}>$1,200 below market average</span>
                <span className={styles.warning}>Reserved</span>
              </p>
            </div>
          </div>
          <div className={styles.field}>you@example.com</div>
          <div className={styles.buttons}>
            <span className={styles.primary}>Enquire</span>
            <span className={styles.secondary}>View details</span>
            <span className={styles.link}>All offers</span>
          </div>
        </div>
      </div>
    </div>
  );
}
