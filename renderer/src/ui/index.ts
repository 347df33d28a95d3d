/**
 * The design system's public API. Heavy parts have their own paths, so that they stay out of the entry chunk:
 * `@web/ui/DiffView`, `@web/ui/SplitPane`, `@web/ui/Emblem`, `@web/ui/CourseCover`, `@web/ui/tokens`.
 * The entry imports `@web/ui/base.css` once.
 */

export * from './AnimatedNumber';
export * from './Avatar';
export * from './Badge';
export * from './Button';
export * from './Card';
export * from './Checkbox';
export * from './CodeBlock';
export * from './ConfirmDialog';
export { copyText } from './copyText';
export { cx } from './cx';
export * from './Dialog';
export * from './EmptyState';
export * from './ErrorPanel';
export * from './Field';
export * from './FieldError';
export { preloadFonts } from './fonts';
export { formatNumber } from './formatNumber';
export * from './Kbd';
export * from './LevelBar';
export * from './Logo';
export * from './Menu';
export * from './PageHeader';
export * from './Progress';
export * from './Prose';
export * from './RadioGroup';
export * from './Select';
export * from './Skeleton';
export * from './SkipLink';
export * from './Spinner';
export * from './Switch';
export * from './Tabs';
export * from './TextArea';
export * from './TextField';
export * from './ToastViewport';
export * from './Tooltip';
export { type ToastItem, type ToastKind, type ToastOptions, toasts } from './toasts';
export * from './UiLink';
export { type Breakpoint, useBreakpoint } from './useBreakpoint';
export { useReducedMotion } from './useReducedMotion';
export * from './VisuallyHidden';
