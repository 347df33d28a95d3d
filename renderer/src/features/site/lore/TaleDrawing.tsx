import { EMBLEM_BOX } from '@shared/art/emblems';
import { cx } from '@web/ui/cx';
import emblemStyles from '@web/ui/Emblem.module.css';
import { useId } from 'react';
import styles from './lore.module.css';
import paths from './scenePaths.json';
import { type Figure, SCENES, type Scene, type SceneName } from './scenes';

const FAR_HILL = 'M0 236c120-70 260-84 400-40s240 30 340-14 160-34 220-10v188H0Z';
const NEAR_HILL = 'M0 314c160-42 330-50 500-30s320 8 460-22v98H0Z';

function Silhouette({ figure: { icon, at, size, isDark, isFlipped } }: { figure: Figure }) {
  const scale = size / EMBLEM_BOX;
  const [x, y] = at;
  const flip = isFlipped ? `translate(${EMBLEM_BOX} 0) scale(-1 1)` : '';
  return (
    <path
      d={(paths as Record<string, string>)[icon]}
      transform={`translate(${x} ${y}) scale(${scale}) ${flip}`}
      className={isDark ? styles.dark : styles.lit}
    />
  );
}

/** A tale's drawing: silhouettes between two hills, before one light. */
export function TaleDrawing({ name, isDecorative }: { name: SceneName; isDecorative?: boolean }) {
  const id = useId();
  const scene: Scene = SCENES[name];
  const { at, radius } = scene.light;
  return (
    <svg
      viewBox="0 0 960 360"
      preserveAspectRatio="xMidYMid slice"
      className={cx(styles.drawing, emblemStyles[scene.tone])}
      role={isDecorative ? undefined : 'img'}
      aria-label={isDecorative ? undefined : scene.label}
      aria-hidden={isDecorative}
    >
      <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={at[0]} cy={at[1]} r={radius * 4}>
        <stop offset="0" className={styles.glow} />
        <stop offset="1" className={styles.sky} />
      </radialGradient>
      <rect width="960" height="360" fill={`url(#${id})`} />
      <circle cx={at[0]} cy={at[1]} r={radius} className={styles.light} />
      <path d={FAR_HILL} className={styles.farHill} />
      {scene.behind.map((figure) => (
        <Silhouette key={figure.at.join()} figure={figure} />
      ))}
      <path d={NEAR_HILL} className={styles.nearHill} />
      {scene.before.map((figure) => (
        <Silhouette key={figure.at.join()} figure={figure} />
      ))}
    </svg>
  );
}
