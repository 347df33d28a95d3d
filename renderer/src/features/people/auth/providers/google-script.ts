/** The part of Google Identity Services that we use. */
interface GoogleAccountsId {
  initialize(options: {
    client_id: string;
    nonce: string;
    callback: (reply: { credential: string }) => void;
    ux_mode: 'popup';
    auto_select: false;
  }): void;
  renderButton(
    parent: HTMLElement,
    options: {
      type: 'standard';
      theme: 'outline' | 'filled_black';
      size: 'large';
      text: 'continue_with';
      shape: 'rectangular';
      logo_alignment: 'center';
      locale: string;
      width: number;
    },
  ): void;
}

declare global {
  var google: { accounts: { id: GoogleAccountsId } } | undefined;
}

/** Google's own limits, in pixels. */
const MIN_WIDTH = 200;
const MAX_WIDTH = 400;
/** A script that takes longer counts as blocked. */
const LOAD_TIMEOUT_MS = 20_000;

let loading: Promise<GoogleAccountsId> | undefined;

/** Loads Google's script, once. Rejects if it can't be loaded; the next call then tries again. */
function loadGoogle(url: string): Promise<GoogleAccountsId> {
  loading ??= new Promise<GoogleAccountsId>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: url, async: true });
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      loading = undefined;
      reject(new Error('Google’s script could not be loaded.'));
    };
    const timer = setTimeout(fail, LOAD_TIMEOUT_MS);
    script.onload = () => {
      if (!globalThis.google) return fail();
      clearTimeout(timer);
      resolve(globalThis.google.accounts.id);
    };
    script.onerror = fail;
    document.head.append(script);
  });
  return loading;
}

export interface GoogleButtonOptions {
  clientId: string;
  scriptUrl: string;
  nonce: string;
  theme: 'dark' | 'light';
  onCredential: (credential: string) => void;
}

/** Draws Google's button into `parent`. Rejects if its script can't be loaded. */
export async function drawGoogleButton(
  parent: HTMLElement,
  { clientId, scriptUrl, nonce, theme, onCredential }: GoogleButtonOptions,
): Promise<void> {
  const google = await loadGoogle(scriptUrl);
  google.initialize({
    client_id: clientId,
    nonce,
    callback: ({ credential }) => onCredential(credential),
    ux_mode: 'popup',
    auto_select: false,
  });
  google.renderButton(parent, {
    type: 'standard',
    theme: theme === 'dark' ? 'filled_black' : 'outline',
    size: 'large',
    text: 'continue_with',
    shape: 'rectangular',
    logo_alignment: 'center',
    locale: document.documentElement.lang || 'en',
    width: Math.min(Math.max(parent.clientWidth, MIN_WIDTH), MAX_WIDTH),
  });
}
