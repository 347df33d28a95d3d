import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    <LegalPage title={t`Credits`} lead={t`Emberforge is built on the work of many people. Thank you.`}>
      <h2>
        <Trans>Emblems</Trans>
      </h2>
      <p>
        <Trans>
          The emblems on items, chests, achievements and course covers are from{' '}
          <Out href="https://game-icons.net">game-icons.net</Out>, by Lorc, Delapouite and contributors, under{' '}
          <Out href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</Out>. We recolored them and set
          them on our own plates.
        </Trans>
      </p>
      <h2>
        <Trans>Icons</Trans>
      </h2>
      <p>
        <Trans>
          The interface icons are from <Out href="https://lucide.dev">Lucide</Out>, under the ISC license.
        </Trans>
      </p>
      <h2>
        <Trans>Typefaces</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            <Out href="https://github.com/undercasetype/Fraunces">Fraunces</Out>, by Undercase Type.
          </Trans>
        </li>
        <li>
          <Trans>
            <Out href="https://www.brailleinstitute.org/freefont/">Atkinson Hyperlegible Next</Out>, by the
            Braille Institute.
          </Trans>
        </li>
        <li>
          <Trans>
            <Out href="https://www.jetbrains.com/lp/mono/">JetBrains Mono</Out>, by JetBrains.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>All three are under the SIL Open Font License 1.1.</Trans>
      </p>
      <h2>
        <Trans>Languages and editor</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            <Out href="https://www.python.org">Python</Out>, compiled to WebAssembly, under the PSF license.
          </Trans>
        </li>
        <li>
          <Trans>
            <Out href="https://bellard.org/quickjs/">QuickJS</Out>, which runs JavaScript in the sandbox,
            under the MIT license.
          </Trans>
        </li>
        <li>
          <Trans>
            <Out href="https://www.typescriptlang.org">TypeScript</Out>, which checks TypeScript programs,
            under the Apache License 2.0.
          </Trans>
        </li>
        <li>
          <Trans>
            <Out href="https://go.dev">Go</Out>: its compiler, linker and standard library, under a BSD
            license.
          </Trans>
        </li>
        <li>
          <Trans>
            <Out href="https://llvm.org">LLVM and Clang</Out>, which compile C, under the Apache License 2.0
            with LLVM exceptions.
          </Trans>
        </li>
        <li>
          <Trans>
            <Out href="https://github.com/WebAssembly/wasi-libc">wasi-libc</Out>, the C standard library,
            under the MIT license and others.
          </Trans>
        </li>
        <li>
          <Trans>
            <Out href="https://www.sqlite.org">SQLite</Out>, which runs SQL, in the public domain.
          </Trans>
        </li>
        <li>
          <Trans>
            <Out href="https://jqlang.org">jq</Out>, which reads the output of terminal lessons, under the MIT
            license.
          </Trans>
        </li>
        <li>
          <Trans>
            <Out href="https://microsoft.github.io/monaco-editor/">Monaco</Out>, the editor, under the MIT
            license.
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>Texts</Trans>
      </h2>
      <p>
        <Trans>
          The courses that come with Emberforge are under{' '}
          <Out href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</Out>; its code is under the MIT
          license.
        </Trans>
      </p>
    </LegalPage>
  );
}
