import { BellIcon } from '@sanity/icons/Bell';
import { ClipboardIcon } from '@sanity/icons/Clipboard';
import { CommentIcon } from '@sanity/icons/Comment';
import { ComposeIcon } from '@sanity/icons/Compose';
import { DocumentsIcon } from '@sanity/icons/Documents';
import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { InlineElementIcon } from '@sanity/icons/InlineElement';
import { LaunchIcon } from '@sanity/icons/Launch';
import { MenuIcon } from '@sanity/icons/Menu';
import { PresentationIcon } from '@sanity/icons/Presentation';
import { SparklesIcon } from '@sanity/icons/Sparkles';
import { SplitVerticalIcon } from '@sanity/icons/SplitVertical';
import { StarIcon } from '@sanity/icons/Star';
import { TagIcon } from '@sanity/icons/Tag';
import { TransferIcon } from '@sanity/icons/Transfer';
import { UsersIcon } from '@sanity/icons/Users';
import { WrenchIcon } from '@sanity/icons/Wrench';
import type { ComponentType } from 'react';

/** A list of documents that belong to one site. */
export interface SiteList {
  type: string;
  title: string;
  icon: ComponentType;
  filter: string;
  order: { field: string; direction: 'asc' | 'desc' };
}

export const PLACES = 'Places & people';
const BY_SITE = 'site._ref == $site';

export const TASKS: { title: string; own: SiteList[] }[] = [
  {
    title: 'Pages',
    own: [
      {
        type: 'page',
        title: 'Pages',
        icon: DocumentsIcon,
        filter: BY_SITE,
        order: { field: 'path.current', direction: 'asc' },
      },
      {
        type: 'blogPost',
        title: 'Blog posts',
        icon: ComposeIcon,
        filter: BY_SITE,
        order: { field: 'date', direction: 'desc' },
      },
      {
        type: 'pageTrial',
        title: 'Trials',
        icon: SplitVerticalIcon,
        filter: BY_SITE,
        order: { field: '_updatedAt', direction: 'desc' },
      },
    ],
  },
  {
    title: 'Offers & campaigns',
    own: [
      {
        type: 'offer',
        title: 'Offers',
        icon: TagIcon,
        filter: '$site in sites[]._ref',
        order: { field: '_updatedAt', direction: 'desc' },
      },
      {
        type: 'slide',
        title: 'Slides',
        icon: PresentationIcon,
        filter: BY_SITE,
        order: { field: 'name', direction: 'asc' },
      },
      {
        type: 'promoCard',
        title: 'Promo cards',
        icon: InlineElementIcon,
        filter: BY_SITE,
        order: { field: 'title', direction: 'asc' },
      },
      {
        type: 'announcement',
        title: 'Announcements',
        icon: BellIcon,
        filter: BY_SITE,
        order: { field: '_updatedAt', direction: 'desc' },
      },
      {
        type: 'popup',
        title: 'Popup promotions',
        icon: LaunchIcon,
        filter: BY_SITE,
        order: { field: '_updatedAt', direction: 'desc' },
      },
      {
        type: 'prizeWheel',
        title: 'Spin to win',
        icon: SparklesIcon,
        filter: BY_SITE,
        order: { field: '_updatedAt', direction: 'desc' },
      },
    ],
  },
  {
    title: 'Navigation',
    own: [
      {
        type: 'navigation',
        title: 'Navigation',
        icon: MenuIcon,
        filter: BY_SITE,
        order: { field: 'kind', direction: 'desc' },
      },
      {
        type: 'redirect',
        title: 'Redirects',
        icon: TransferIcon,
        filter: BY_SITE,
        order: { field: 'from', direction: 'asc' },
      },
    ],
  },
  {
    title: PLACES,
    own: [
      {
        type: 'person',
        title: 'People',
        icon: UsersIcon,
        filter: BY_SITE,
        order: { field: 'order', direction: 'asc' },
      },
      {
        type: 'review',
        title: 'Reviews',
        icon: StarIcon,
        filter: BY_SITE,
        order: { field: 'review_date', direction: 'desc' },
      },
    ],
  },
  {
    title: 'Conversations',
    own: [
      {
        type: 'messageTemplate',
        title: 'Message templates',
        icon: CommentIcon,
        filter: BY_SITE,
        order: { field: 'name', direction: 'asc' },
      },
    ],
  },
  {
    title: 'Service',
    own: [
      {
        type: 'workshop',
        title: 'Workshops',
        icon: WrenchIcon,
        filter: BY_SITE,
        order: { field: '_createdAt', direction: 'asc' },
      },
      {
        type: 'serviceJob',
        title: 'Service jobs',
        icon: ClipboardIcon,
        filter: BY_SITE,
        order: { field: 'order', direction: 'asc' },
      },
    ],
  },
  {
    title: 'Vehicles',
    own: [
      {
        type: 'conditionFile',
        title: 'Condition files',
        icon: ClipboardIcon,
        filter: BY_SITE,
        order: { field: 'inspected_on', direction: 'desc' },
      },
    ],
  },
  {
    title: 'Trade-in',
    own: [
      {
        type: 'tradeAdjustment',
        title: 'Trade-in questions',
        icon: HelpCircleIcon,
        filter: BY_SITE,
        order: { field: 'order', direction: 'asc' },
      },
    ],
  },
];
