import { createApi } from '@web/api';
import { fakePlatform } from '@web/platform/testing';
import { RootStore, StoresProvider, type SystemTheme } from '@web/stores';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { loadExtras } from '../extras/extras';
import { Markdown, type MarkdownProps } from '../Markdown';

const theme: SystemTheme = { read: () => 'dark', subscribe: () => {}, apply: () => {} };

function createStores(): RootStore {
  const platform = fakePlatform();
  return new RootStore(
    createApi({ baseURL: '', endpoints: {} as never, exclusive: platform.exclusive }),
    platform,
    theme,
  );
}

await loadExtras();

/** The HTML of a text, at /lessons/1?tab=a. */
export function renderText(text: string, props: Partial<MarkdownProps> = {}): string {
  return renderToStaticMarkup(
    <StoresProvider value={createStores()}>
      <MemoryRouter initialEntries={['/lessons/1?tab=a']}>
        <Markdown {...props}>{text}</Markdown>
      </MemoryRouter>
    </StoresProvider>,
  );
}
