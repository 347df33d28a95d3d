/** Who may open an account: everybody, those with an email address at some domains, or those whom an admin invites. */
export const SIGN_UP_RULES = ['everybody', 'domains', 'invited'] as const;
export type SignUpRule = (typeof SIGN_UP_RULES)[number];

/** What everybody sees of a site's settings. In each page, the server puts it into `<script id="site">`. */
export interface SiteLook {
  name: string;
  /** `#rrggbb`; null for the design system's own. */
  accent: string | null;
  /** A PNG: its path, and its size in pixels; null for the product's own mark. */
  logo: { url: string; width: number; height: number } | null;
  signUp: SignUpRule;
  /** Lowercase, without `@`. Empty unless `signUp` is `domains`. */
  domains: readonly string[];
}

/** Of a site that nobody has set up yet. */
export const DEFAULT_LOOK: SiteLook = {
  name: 'Emberforge',
  accent: null,
  logo: null,
  signUp: 'everybody',
  domains: [],
};
