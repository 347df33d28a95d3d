import { PLATE_BOX } from './plates';

/** Shapes of picture frames as path data, in the square of PLATE_BOX. Frames are symmetrical, so each part is drawn once. */

type Point = readonly [x: number, y: number];
type Coordinate = (distance: number) => number;

const near: Coordinate = (distance) => distance;
const far: Coordinate = (distance) => PLATE_BOX - distance;

export const polygon = (...points: Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

export const diamond = ([x, y]: Point, radius: number): string =>
  polygon([x, y - radius], [x + radius, y], [x, y + radius], [x - radius, y]);

export const disk = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** The same shape in each corner. `x` and `y` measure from the corner. */
export const corners = (shape: (x: Coordinate, y: Coordinate) => string): string =>
  [shape(near, near), shape(far, near), shape(far, far), shape(near, far)].join('');

/** The same shape at each side. `at` takes the position along the side and the distance from it. */
export const sides = (shape: (at: (along: number, distance: number) => Point) => string): string =>
  [
    shape((along, distance) => [along, distance]),
    shape((along, distance) => [far(distance), along]),
    shape((along, distance) => [along, far(distance)]),
    shape((along, distance) => [distance, along]),
  ].join('');

/** A band between two squares with cut corners, `outer` and `inner` from the edge. Fill it with the even-odd rule. */
export function frameBand(outer: number, inner: number, cut: number): string {
  return octagon(outer, cut) + octagon(inner, Math.max(0, cut - (inner - outer) * 0.6));
}

function octagon(inset: number, cut: number): string {
  const [low, high] = [inset, PLATE_BOX - inset];
  return polygon(
    [low + cut, low],
    [high - cut, low],
    [high, low + cut],
    [high, high - cut],
    [high - cut, high],
    [low + cut, high],
    [low, high - cut],
    [low, low + cut],
  );
}
