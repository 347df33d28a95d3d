import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react';

export type UiLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

const PlainLink = (props: UiLinkProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<UiLinkProps>>(PlainLink);

/**
 * Teaches every link of the design system to navigate: the app gives a component that takes `href` and hands it
 * to its router. Without a provider, links are plain anchors.
 */
export const LinkProvider = LinkContext.Provider;

/** A link drawn by whatever LinkProvider gives; `target="_blank"` adds the safe `rel` by itself. */
export function UiLink(props: UiLinkProps) {
  const Link = useContext(LinkContext);
  const external = props.target === '_blank';
  return external ? <a {...props} rel={props.rel ?? 'noopener noreferrer nofollow'} /> : <Link {...props} />;
}
