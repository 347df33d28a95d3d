import type { Ref } from 'react';

interface PictureInputProps {
  /** For the button that opens the system's dialog: `click()` it. */
  ref: Ref<HTMLInputElement>;
  onChoose: (files: FileList | null) => void;
}

/** The hidden field behind a button that uploads a picture. The same file can be chosen again. */
export const PictureInput = ({ ref, onChoose }: PictureInputProps) => (
  <input
    ref={ref}
    type="file"
    accept="image/*"
    hidden
    onChange={({ target }) => {
      onChoose(target.files);
      target.value = '';
    }}
  />
);
