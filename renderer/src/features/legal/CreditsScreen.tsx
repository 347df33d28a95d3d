import { LegalPage } from './LegalPage';

/** An external link, opened in a new tab. */
function Out({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

/** /credits: attribution for other people's work, as their licenses require. */
export function CreditsScreen() {
  return (
    <LegalPage title="Credits" lead="Emberforge is built on the work of many people. Thank you.">
      <h2>Emblems</h2>
      <p>
        The emblems on items, chests, achievements and course covers are from{' '}
        <Out href="https://game-icons.net">game-icons.net</Out>, by Lorc, Delapouite and contributors, under{' '}
        <Out href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</Out>. We recolored them and set
        them on our own plates.
      </p>
      <h2>Icons</h2>
      <p>
        The interface icons are from <Out href="https://lucide.dev">Lucide</Out>, under the ISC license.
      </p>
      <h2>Typefaces</h2>
      <ul>
        <li>
          <Out href="https://github.com/undercasetype/Fraunces">Fraunces</Out>, by Undercase Type.
        </li>
        <li>
          <Out href="https://www.brailleinstitute.org/freefont/">Atkinson Hyperlegible Next</Out>, by the
          Braille Institute.
        </li>
        <li>
          <Out href="https://www.jetbrains.com/lp/mono/">JetBrains Mono</Out>, by JetBrains.
        </li>
      </ul>
      <p>All three are under the SIL Open Font License 1.1.</p>
      <h2>Languages and editor</h2>
      <ul>
        <li>
          <Out href="https://www.python.org">Python</Out>, compiled to WebAssembly, under the PSF license.
        </li>
        <li>
          <Out href="https://bellard.org/quickjs/">QuickJS</Out>, which runs JavaScript in the sandbox, under
          the MIT license.
        </li>
        <li>
          <Out href="https://microsoft.github.io/monaco-editor/">Monaco</Out>, the editor, under the MIT
          license.
        </li>
      </ul>
      <h2>Texts</h2>
      <p>
        The courses that come with Emberforge are under{' '}
        <Out href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</Out>; its code is under the MIT
        license.
      </p>
    </LegalPage>
  );
}
