import { Slot } from 'radix-ui';
import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  cloneElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import styles from './Button.module.css';
import { cx } from './cx';
import { Spinner } from './Spinner';
import { UiLink } from './UiLink';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  /** Use `primary` for the main action of a screen; the default is `secondary`. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shown before the text. */
  icon?: ReactNode;
  /** Takes the full width of its container. */
  block?: boolean;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'ref'> {
  /** Shows a spinner, sets `aria-busy` and ignores clicks. Keeps its width and focus. */
  loading?: boolean;
  /** Renders its only child (such as a router's link) as the button. */
  asChild?: boolean;
  ref?: React.Ref<HTMLButtonElement>;
}

function look(
  { variant = 'secondary', size = 'md', block }: ButtonLook,
  className?: string,
  iconOnly = false,
): string {
  return cx(
    styles.button,
    styles[variant],
    styles[size],
    block && styles.block,
    iconOnly && styles.iconOnly,
    className,
  );
}

function contents(icon: ReactNode, children: ReactNode, loading = false): ReactNode {
  return (
    <>
      {loading && <Spinner size={16} className={styles.spinner} />}
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children != null && <span className={styles.label}>{children}</span>}
    </>
  );
}

/** A button that does something. `type` defaults to "button". For navigation use ButtonLink. */
export function Button({
  variant,
  size,
  icon,
  block,
  loading = false,
  asChild = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const classes = look({ variant, size, block }, className);
  if (asChild) {
    const child = children as ReactElement<{ children?: ReactNode }>;
    return (
      <Slot.Root className={classes} {...rest}>
        {cloneElement(child, undefined, contents(icon, child.props.children))}
      </Slot.Root>
    );
  }
  return (
    <button
      {...rest}
      type={type}
      className={classes}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {contents(icon, children, loading)}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link that looks like a button; navigates with LinkProvider's link. */
export function ButtonLink({ variant, size, icon, block, className, children, ...rest }: ButtonLinkProps) {
  return (
    <UiLink {...rest} className={look({ variant, size, block }, className)}>
      {contents(icon, children)}
    </UiLink>
  );
}

export interface IconButtonProps
  extends Omit<ButtonProps, 'icon' | 'children' | 'block' | 'asChild' | 'aria-label'> {
  /** The accessible name; required, since there is no text. Wrap the button in a Tooltip to show it too. */
  label: string;
  icon: ReactNode;
}

/** A square button with only an icon; `ghost` by default. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size,
  loading = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={look({ variant, size }, className, true)}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {contents(icon, undefined, loading)}
    </button>
  );
}
