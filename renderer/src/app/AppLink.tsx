import type { UiLinkProps } from '@web/ui/UiLink';
import { Link } from 'react-router-dom';

/** The link component of the design system: paths go through the router, everything else is a plain anchor. */
export function AppLink({ href, ...rest }: UiLinkProps) {
  return /^([/?#])(?!\/)/.test(href) ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
