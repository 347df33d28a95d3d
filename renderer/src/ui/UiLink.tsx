import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react';

export type UiLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

const PlainLink = (props: UiLinkProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<UiLinkProps>>(PlainLink);

/**
 * Provides the link component of the design system: it takes an `href` and navigates with the app's router. Without a
 * provider, links are plain anchors.
 */
export const LinkProvider = LinkContext.Provider;

/** A link, rendered by LinkProvider's component; `target="_blank"` adds the safe `rel` automatically. */
export function UiLink(props: UiLinkProps) {
  const Link = useContext(LinkContext);
  const external = props.target === '_blank';
  return external ? <a {...props} rel={props.rel ?? 'noopener noreferrer nofollow'} /> : <Link {...props} />;
}
