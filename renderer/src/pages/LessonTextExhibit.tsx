import { LessonText } from '@web/features/learning/lesson-text';
import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Section } from '../ui/gallery/Section';
import sample from './lesson-text-sample.md?raw';

/** Checked boxes that nobody stores. */
class SampleChecklist {
  private readonly checks: boolean[] = [];

  constructor() {
    makeAutoObservable(this, { isChecked: false });
  }

  isChecked(index: number): boolean | undefined {
    return this.checks[index];
  }

  tick(index: number, checked: boolean): void {
    this.checks[index] = checked;
  }
}

/** Everything that a lesson's text can contain. */
export const LessonTextExhibit = observer(function LessonTextExhibit() {
  const [checklist] = useState(() => new SampleChecklist());
  return (
    <Section title="Lesson text">
      <LessonText sections checklist={checklist}>
        {sample}
      </LessonText>
    </Section>
  );
});
