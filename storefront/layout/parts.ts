import type { Template } from '@forecourt/lib/site/site';
import type { ReactNode } from 'react';
import type { FooterProps, HeaderProps } from './context.ts';
import { FranchiseFooter } from './footer/FranchiseFooter.tsx';
import { GroupFooter } from './footer/GroupFooter.tsx';
import { YardFooter } from './footer/YardFooter.tsx';
import { FranchiseHeader } from './header/FranchiseHeader.tsx';
import { GroupHeader } from './header/GroupHeader.tsx';
import { YardHeader } from './header/YardHeader.tsx';
import type { HeroProps } from './hero/context.ts';
import { FranchiseHero } from './hero/FranchiseHero.tsx';
import { GroupHero } from './hero/GroupHero.tsx';
import { YardHero } from './hero/YardHero.tsx';

interface Parts {
  Header: (props: HeaderProps) => ReactNode;
  Footer: (props: FooterProps) => ReactNode;
  Hero: (props: HeroProps) => ReactNode;
}

/** The parts that differ from template to template; everything else differs by tokens only. */
export const PARTS = {
  group: { Header: GroupHeader, Footer: GroupFooter, Hero: GroupHero },
  franchise: { Header: FranchiseHeader, Footer: FranchiseFooter, Hero: FranchiseHero },
  yard: { Header: YardHeader, Footer: YardFooter, Hero: YardHero },
} satisfies Record<Template, Parts>;
