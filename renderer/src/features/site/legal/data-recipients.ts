import type { ApiClient, DataRecipients } from '@web/api';
import { AsyncState, type CreateStore, type UserScope } from '@web/stores';

/** Who else gets data from this server, by its settings. */
class RecipientsStore {
  readonly state: AsyncState<DataRecipients>;

  constructor(api: ApiClient) {
    this.state = new AsyncState((signal) => api.call('getDataRecipients', { signal }));
  }

  dispose(): void {
    this.state.reset();
  }
}

const createRecipients: CreateStore<RecipientsStore> = (_scope, { api }) => new RecipientsStore(api);

export const recipientsOf = (scope: UserScope): AsyncState<DataRecipients> =>
  scope.of(createRecipients).state;
