import { type ComponentType, createElement, type SVGProps } from 'react';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height; 24 pixels unless told. */
  size?: number | string;
}

export type LucideIcon = ComponentType<IconProps>;

type Shape = [tag: string, attributes: Record<string, string | number>];

/** An icon of Lucide (https://lucide.dev, ISC license). Screen readers skip it, unless it has a name of its own. */
/* @__NO_SIDE_EFFECTS__ */
export function icon(name: string, shapes: Shape[]): LucideIcon {
  const children = shapes.map(([tag, attributes], at) => createElement(tag, { key: at, ...attributes }));
  return ({ size = 24, className, ...props }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
        'aria-hidden': isNamed(props) ? undefined : true,
        ...props,
      },
      children,
    );
}

const isNamed = (props: object) => Object.keys(props).some((name) => /^(aria-|role$)/.test(name));
