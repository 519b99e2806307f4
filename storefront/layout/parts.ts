import type { Template } from '@forecourt/lib/sites/theme';
import type { ReactNode } from 'react';
import type { FooterProps, HeaderProps } from './context.ts';
import { FranchiseFooter } from './footer/FranchiseFooter.tsx';
import { GroupFooter } from './footer/GroupFooter.tsx';
import { MarineFooter } from './footer/MarineFooter.tsx';
import { PremiumFooter } from './footer/PremiumFooter.tsx';
import { YardFooter } from './footer/YardFooter.tsx';
import { FranchiseHeader } from './header/FranchiseHeader.tsx';
import { GroupHeader } from './header/GroupHeader.tsx';
import { MarineHeader } from './header/MarineHeader.tsx';
import { PremiumHeader } from './header/PremiumHeader.tsx';
import { YardHeader } from './header/YardHeader.tsx';

/* Template-specific parts of every page. Heroes are separate (hero/heroes.ts), because their slides load scripts. A site may use the header or hero of another template (see lib/sites/theme-defaults.ts). */
export const HEADERS = {
  group: GroupHeader,
  franchise: FranchiseHeader,
  yard: YardHeader,
  premium: PremiumHeader,
  marine: MarineHeader,
} satisfies Record<Template, (props: HeaderProps) => ReactNode>;

export const FOOTERS = {
  group: GroupFooter,
  franchise: FranchiseFooter,
  yard: YardFooter,
  premium: PremiumFooter,
  marine: MarineFooter,
} satisfies Record<Template, (props: FooterProps) => ReactNode>;
