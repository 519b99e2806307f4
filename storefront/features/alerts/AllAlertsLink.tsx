/** Links from an email's landing page to all alert settings; renders nothing on a site without a garage. */
export const AllAlertsLink = ({ garage }: { garage: string | null }) =>
  garage && (
    <a href={`${garage}#alerts`} className="btn btn-secondary btn-lg">
      See all my alerts
    </a>
  );
