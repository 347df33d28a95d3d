import { usePageTitle } from '@web/features/site/page';
import { Button } from '@web/ui/Button';
import { PageHeader } from '@web/ui/PageHeader';
import { ToastViewport } from '@web/ui/ToastViewport';
import { TooltipProvider } from '@web/ui/Tooltip';
import { useState } from 'react';
import { Art } from '../ui/gallery/Art';
import { Controls } from '../ui/gallery/Controls';
import { Display } from '../ui/gallery/Display';
import { Foundations } from '../ui/gallery/Foundations';
import styles from '../ui/gallery/gallery.module.css';
import { Overlays } from '../ui/gallery/Overlays';
import { Reading } from '../ui/gallery/Reading';
import { LessonTextExhibit } from './LessonTextExhibit';

const THEMES = ['dark', 'light'] as const;

function ThemeSwitch() {
  const [theme, setTheme] = useState<string | undefined>(document.documentElement.dataset.theme);
  const choose = (next: (typeof THEMES)[number]) => {
    document.documentElement.dataset.theme = next;
    setTheme(next);
  };
  return THEMES.map((name) => (
    <Button key={name} aria-pressed={theme === name} onClick={() => choose(name)}>
      {name === 'dark' ? 'Dark' : 'Light'}
    </Button>
  ));
}

export interface UiGalleryPageProps {
  /** Renders its own toasts and tooltips when there is no app shell around it. */
  standalone?: boolean;
}

/** Every component in every state, at /ui: to look at, for screenshots, and for the accessibility tests. */
export function UiGalleryPage({ standalone = false }: UiGalleryPageProps) {
  usePageTitle('Component gallery');
  const page = (
    <div className={styles.page}>
      <PageHeader
        title="Component gallery"
        lead="Every component, in every state."
        actions={<ThemeSwitch />}
      />
      <Foundations />
      <Controls />
      <Overlays />
      <Display />
      <Art />
      <Reading />
      {!standalone && <LessonTextExhibit />}
    </div>
  );
  if (!standalone) return page;
  return (
    <TooltipProvider>
      <main>{page}</main>
      <ToastViewport />
    </TooltipProvider>
  );
}

export default UiGalleryPage;
