import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { Tab, TabList } from '@sanity/ui';
import { useState } from 'react';
import type { BackOffice } from '../back-office/backOffice.ts';
import { OfficeTool } from '../back-office/OfficeTool.tsx';
import { BookingCalendar } from './BookingCalendar.tsx';
import { DriveList } from './DriveList.tsx';
import styles from './TestDrives.module.css';

const VIEWS = [
  ['drives', 'Test drives'],
  ['calendar', 'Calendar'],
] as const;
type View = (typeof VIEWS)[number][0];

/** Bookings of shoppers: a list of test drives, and a calendar with service bookings as well. */
export function TestDrivesTool() {
  return (
    <OfficeTool
      name="test-drives-tool"
      className={styles.tool}
      words={{ noRights: 'You don’t have permission to see bookings', waiting: 'Loading bookings' }}
    >
      {(office, { sites }) => <Bookings office={office} sites={sites} />}
    </OfficeTool>
  );
}

function Bookings({ office, sites }: { office: BackOffice; sites: readonly SiteAnswer[] }) {
  const [view, setView] = useState<View>('drives');
  const Shown = view === 'drives' ? DriveList : BookingCalendar;
  return (
    <div className={styles.views}>
      <TabList gap={1} className={styles.tabs}>
        {VIEWS.map(([value, label]) => (
          <Tab
            key={value}
            id={`bookings-${value}-tab`}
            aria-controls={`bookings-${value}`}
            label={label}
            fontSize={1}
            selected={value === view}
            onClick={() => setView(value)}
          />
        ))}
      </TabList>
      {VIEWS.map(([value]) => (
        <div
          key={value}
          id={`bookings-${value}`}
          role="tabpanel"
          aria-labelledby={`bookings-${value}-tab`}
          className={styles.view}
          hidden={value !== view}
        >
          {value === view && <Shown office={office} sites={sites} />}
        </div>
      ))}
    </div>
  );
}
