import type { SignUpRule } from '@shared/contracts/operations/site-look';
import { type ApiClient, errorText, type Site } from '@web/api';
import { setSite } from '@web/ui/site';
import { makeAutoObservable, runInAction } from 'mobx';
import { applyAccent } from './apply-accent';

const HEX = /^#?[0-9a-f]{6}$/i;

/** The form for the platform's settings. What's saved is shown in this window immediately. */
export class SiteSettingsStore {
  name: string;
  /** As typed; empty for Emberforge's own color. */
  accent: string;
  signUp: SignUpRule;
  /** As typed: separated by commas, spaces or lines. */
  domains: string;
  logo: Site['logo'];
  isBusy = false;
  error: string | null = null;

  constructor(
    private readonly api: ApiClient,
    site: Site,
  ) {
    this.name = site.name;
    this.accent = site.accent ?? '';
    this.signUp = site.signUp;
    this.domains = site.domains.join(', ');
    this.logo = site.logo;
    makeAutoObservable<this, 'api'>(this, { api: false });
  }

  /** `#rrggbb`; null while what's typed isn't a color. */
  get color(): string | null {
    const typed = this.accent.trim().toLowerCase();
    if (!HEX.test(typed)) return null;
    return typed.startsWith('#') ? typed : `#${typed}`;
  }

  set<Field extends 'name' | 'accent' | 'signUp' | 'domains'>(field: Field, value: this[Field]): void {
    this[field] = value;
    this.error = null;
  }

  /** True if it was saved; otherwise `error` says why not. */
  save(): Promise<boolean> {
    const accent = this.accent.trim() === '' ? null : (this.color ?? this.accent.trim());
    const domains = this.domains.split(/[\s,;]+/).filter((domain) => domain !== '');
    const { name, signUp } = this;
    return this.work(() =>
      this.api.call('changeSite', {
        body: { name, accent, signUp, domains: signUp === 'domains' ? domains : [] },
      }),
    );
  }

  setLogo(file: Blob): Promise<boolean> {
    return this.work(() => this.api.upload('setSiteLogo', file));
  }

  removeLogo(): Promise<boolean> {
    return this.work(() => this.api.call('removeSiteLogo'));
  }

  private async work(request: () => Promise<Site>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.error = null;
    try {
      const site = await request();
      runInAction(() => {
        this.logo = site.logo;
      });
      setSite(site);
      applyAccent(site.accent);
      return true;
    } catch (failure) {
      runInAction(() => {
        this.error = errorText(failure);
      });
      return false;
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }
}
