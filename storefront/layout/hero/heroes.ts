import type { Template } from '@forecourt/lib/sites/theme';
import type { ReactNode } from 'react';
import { FranchiseHero } from './FranchiseHero.tsx';
import { GroupHero } from './GroupHero.tsx';
import type { HeroProps } from './hero-props.ts';
import { MarineHero } from './MarineHero.tsx';
import { PremiumHero } from './PremiumHero.tsx';
import { YardHero } from './YardHero.tsx';

export const HEROES = {
  group: GroupHero,
  franchise: FranchiseHero,
  yard: YardHero,
  premium: PremiumHero,
  marine: MarineHero,
} satisfies Record<Template, (props: HeroProps) => ReactNode>;
