/** A shopper signed in to a site (SITE-58). */
export interface Shopper {
  userId: string;
  /** As `+61412345678`; without one the shopper can browse but not save (SITE-58). */
  phone: string | null;
  name: string | null;
  lastName: string | null;
  email: string | null;
  postcode: string | null;
}
