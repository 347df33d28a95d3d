import type { UiLinkProps } from '@web/ui';
import { Link } from 'react-router-dom';

/** What the design system's links are here: paths go through the router, anything else is a plain anchor. */
export function AppLink({ href, ...rest }: UiLinkProps) {
  return /^([/?#])(?!\/)/.test(href) ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
