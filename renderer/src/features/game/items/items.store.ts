import type { ItemKind } from '@shared/rules/items';
import { type AllItems, type ApiClient, ApiError, type CallReply } from '@web/api';
import { AsyncState, type CreateStore, type UserScope } from '@web/stores';
import { makeAutoObservable, runInAction } from 'mobx';

/** Each call answers with everything that the learner has afterwards. */
const CALLS = {
  xp_potion: { buy: 'buyXpPotion', sell: 'sellXpPotion' },
  armor: { buy: 'buyArmor', sell: 'sellArmor' },
  baked_salmon: { buy: 'buyBakedSalmon', sell: 'sellBakedSalmon' },
  seer_stone: { buy: 'buySeerStones', sell: 'sellSeerStones' },
  frozen_flame: { buy: 'buyFrozenFlame', sell: 'sellFrozenFlame' },
} as const satisfies Record<ItemKind, { buy: string; sell: string }>;

const COUNTS = {
  xp_potion: 'xpPotions',
  armor: 'armor',
  baked_salmon: 'bakedSalmon',
  seer_stone: 'seerStones',
  frozen_flame: 'frozenFlames',
} as const satisfies Record<ItemKind, keyof AllItems>;

export type ItemAction = 'buy' | 'sell' | 'drink';

/** The learner's gems and items: `itemsOf(scope)`. Only one action runs at a time, so a double click doesn't buy twice. */
export class ItemsStore {
  readonly state: AsyncState<AllItems>;
  /** What runs at the moment. */
  pending: { action: ItemAction; kind: ItemKind } | null = null;

  constructor(
    private readonly api: ApiClient,
    isSignedIn: () => boolean,
  ) {
    this.state = new AsyncState((signal) => api.call('getAllItems', { signal }), { when: isSignedIn });
    makeAutoObservable<this, 'api'>(this, { api: false, state: false });
  }

  get gems(): number {
    return this.state.value?.gems ?? 0;
  }

  count(kind: ItemKind): number {
    return this.state.value?.[COUNTS[kind]] ?? 0;
  }

  isPending(action: ItemAction, kind: ItemKind): boolean {
    return this.pending?.action === action && this.pending.kind === kind;
  }

  /** When the last drunk potion ends; null if none is active as far as is known. */
  get potionEndsAt(): Date | null {
    const last = this.state.value?.activeXpPotions.at(-1);
    return last ? new Date(last.expiresAt) : null;
  }

  /** Null if it worked, or nothing was done because another action runs. */
  buy(kind: ItemKind): Promise<ApiError | null> {
    return this.act('buy', kind, () => this.api.call(CALLS[kind].buy));
  }

  sell(kind: ItemKind): Promise<ApiError | null> {
    return this.act('sell', kind, () => this.api.call(CALLS[kind].sell));
  }

  drink(): Promise<ApiError | null> {
    return this.act('drink', 'xp_potion', () => this.api.call('activateXpPotion'));
  }

  /** Cancels loads and clears the data. */
  dispose(): void {
    this.state.reset();
  }

  private async act(
    action: ItemAction,
    kind: ItemKind,
    call: () => Promise<CallReply<'getAllItems'>>,
  ): Promise<ApiError | null> {
    if (this.pending) return null;
    this.pending = { action, kind };
    try {
      this.state.set(await call());
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Another window may have spent the gems, or the answer got lost on its way.
      void this.state.reload();
      return error;
    } finally {
      runInAction(() => {
        this.pending = null;
      });
    }
  }
}

const create: CreateStore<ItemsStore> = (_scope, { api, session }) =>
  new ItemsStore(api, () => session.isSignedIn);

/** The learner's gems and items. */
export const itemsOf = (scope: UserScope): ItemsStore => scope.of(create);
