const CAMPAIGN_PARAM = /^(utm_[a-z_]{1,40}|gclid|fbclid)$/;

/** The parameters of an address that say which campaign brought somebody (OPEN-109). */
export const campaignParams = (params: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    // Some senders of mail put its reader's address into the name of a campaign.
    Object.entries(params).filter(([name, value]) => CAMPAIGN_PARAM.test(name) && !value.includes('@')),
  );
