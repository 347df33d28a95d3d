import type { Site } from '@shared/contracts';
import type { SiteLook } from '@shared/contracts/operations/site-look';

export const presentSite = ({ name, accent, logo, signUp, domains }: SiteLook): Site => ({
  Name: name,
  Accent: accent,
  Logo: logo && { URL: logo.url, Width: logo.width, Height: logo.height },
  SignUp: signUp,
  Domains: [...domains],
});
