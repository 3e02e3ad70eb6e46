/** Somebody an organization knows; assigned to any number of its portfolios and parks. */
export interface Contact extends ContactFields {
  id: number;
  /** uid of the organization. */
  owner: string;
  portfolios: string[];
  parks: string[];
}

export interface ContactFields {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  phone: string | null;
  mobile: string | null;
  company: string | null;
  position: string | null;
  address1: string | null;
  zip_code: string | null;
  city: string | null;
  country: string | null;
  information: string | null;
}

export interface OutlineImage {
  park_uid: string;
  /** Base64. */
  jpeg: string;
}
