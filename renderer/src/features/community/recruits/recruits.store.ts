import { type ApiClient, errorText, type FriendRecruits } from '@web/api';
import { AsyncState } from '@web/stores';
import { action, makeObservable, observable, runInAction } from 'mobx';

type Form = 'invite' | 'confirm';

/** The friends whom a learner has invited and recruited, and the two forms of the dialog. */
export class RecruitsStore {
  readonly list: AsyncState<FriendRecruits>;
  busy: Form | null = null;
  readonly errors: Record<Form, string | null> = { invite: null, confirm: null };
  name = '';
  email = '';

  constructor(
    private readonly api: ApiClient,
    /** The recruiter's handle; at first, the one of the link that the learner came from. */
    public handle = '',
  ) {
    this.list = new AsyncState((signal) => api.call('listRecruits', { signal }));
    makeObservable(this, {
      busy: observable,
      errors: observable,
      name: observable,
      email: observable,
      handle: observable,
      edit: action,
    });
  }

  edit(field: 'name' | 'email' | 'handle', value: string): void {
    this[field] = value;
    this.errors[field === 'handle' ? 'confirm' : 'invite'] = null;
  }

  /** True if the invitation is on its way. */
  invite(): Promise<boolean> {
    const body = { email: this.email.trim(), name: this.name.trim() };
    return this.send('invite', async () => {
      const list = await this.api.call('inviteFriend', { body });
      this.edit('name', '');
      this.edit('email', '');
      return list;
    });
  }

  /** True if the learner now has this recruiter. */
  confirm(): Promise<boolean> {
    return this.send('confirm', () =>
      this.api.call('confirmRecruiter', { body: { handle: this.handle.trim() } }),
    );
  }

  private async send(form: Form, task: () => Promise<FriendRecruits>): Promise<boolean> {
    if (this.busy) return false;
    runInAction(() => {
      this.busy = form;
      this.errors[form] = null;
    });
    try {
      this.list.set(await task());
      return true;
    } catch (error) {
      runInAction(() => {
        this.errors[form] = errorText(error);
      });
      return false;
    } finally {
      runInAction(() => {
        this.busy = null;
      });
    }
  }
}
