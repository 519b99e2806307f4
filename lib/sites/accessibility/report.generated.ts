import type { AccessibilityReport } from './conformance.ts';

/** Written by `node scripts/tasks/accessibility-report.ts`, from the results of the browser tests. */
export const REPORT: AccessibilityReport = {
  "testedOn": "2026-12-01",
  "passed": [
    "accessibility",
    "accessible-journeys",
    "accessible-modes",
    "carousel",
    "crawl",
    "form-faults",
    "gallery-many",
    "hero",
    "html",
    "narrow-screens",
    "passkeys",
    "quick-clicks",
    "reserve",
    "search-sliders",
    "service-bookings",
    "short-enquiry",
    "sign-in",
    "spin",
    "themes",
    "widgets"
  ],
  "failed": []
};
