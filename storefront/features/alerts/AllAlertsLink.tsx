/** From a page that a link of a mail opened to the switches of all alerts; nothing where the site has no garage. */
export const AllAlertsLink = ({ garage }: { garage: string | null }) =>
  garage && (
    <a href={`${garage}#alerts`} className="btn btn-secondary btn-lg">
      See all my alerts
    </a>
  );
