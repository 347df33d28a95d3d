import { Controller, Get, Injectable, Module } from '@nestjs/common';
import { DomainError } from '@server/platform/errors';
import { asIs } from '@shared/texts';
import { expect, test } from 'vitest';
import { HttpApp } from '../../platform/http/testing/http-app';
import { Access, AccessModule, Action, GUEST, Policy, rule } from '.';

/** A made-up feature: potions can be drunk by their owner, brewed by admins, and bought by nobody yet. */
interface Potion {
  ownerId: string;
}
const DrinkPotion = Action.define<Potion>('drink-potion');
const BrewPotions = Action.define('brew-potions');
const BuyPotions = Action.define('buy-potions');

@Injectable()
class PotionsPolicy extends Policy {
  readonly rules = [
    rule(DrinkPotion, (learner, { ownerId }) =>
      learner === ownerId
        ? 'allowed'
        : new DomainError('payment-required', asIs('This potion costs 5 gems.')),
    ),
    rule(BrewPotions, async (learner) =>
      (await isAdmin(learner)) ? 'allowed' : new DomainError('forbidden', asIs('Only admins brew potions.')),
    ),
  ];
}

const isAdmin = async (learner: string | undefined) => learner === 'admin';
const access = () => new Access(undefined as never).use([new PotionsPolicy()]);

test('a policy decides by learner and subject', async () => {
  const potion = { ownerId: 'ada' };
  expect(await access().can('ada', DrinkPotion, potion)).toBe(true);
  expect(await access().can('eve', DrinkPotion, potion)).toBe(false);
  expect(await access().can(GUEST, DrinkPotion, potion)).toBe(false);
  await expect(access().require('eve', DrinkPotion, potion)).rejects.toMatchObject({
    kind: 'payment-required',
    message: 'This potion costs 5 gems.',
  });
});

test('a policy may ask the database first', async () => {
  await access().require('admin', BrewPotions);
  await expect(access().require('ada', BrewPotions)).rejects.toMatchObject({ kind: 'forbidden' });
});

test('an action without a rule is forbidden to everybody', async () => {
  expect(await access().can('admin', BuyPotions)).toBe(false);
  await expect(access().require('admin', BuyPotions)).rejects.toMatchObject({
    kind: 'forbidden',
    message: "You don't have access to this.",
  });
});

test('two rules for one action are a mistake found at startup', () => {
  expect(() => access().use([new PotionsPolicy()])).toThrow(
    'Two policies have a rule for the action drink-potion.',
  );
});

test('only declared actions compile, and only with their subject', () => {
  const compiles = () => {
    // @ts-expect-error -- an action is declared, not named
    void access().can('ada', 'steal-potion', undefined);
    // @ts-expect-error -- drinking needs a potion
    void access().can('ada', DrinkPotion);
    // @ts-expect-error -- and a potion has an owner
    void access().can('ada', DrinkPotion, { id: 1 });
  };
  expect(compiles).toBeTypeOf('function');
});

test('policies are found in the modules that provide them, and a refusal has its status and text', async () => {
  @Controller()
  class PotionsController {
    constructor(private readonly access: Access) {}

    @Get('/drink')
    drink(): Promise<void> {
      return this.access.require('eve', DrinkPotion, { ownerId: 'ada' });
    }

    @Get('/brew')
    async brew(): Promise<object> {
      await this.access.require('admin', BrewPotions);
      return {};
    }
  }
  @Module({ imports: [AccessModule], controllers: [PotionsController], providers: [PotionsPolicy] })
  class PotionsModule {}
  await using app = await HttpApp.start({ imports: [{ module: PotionsModule }] });
  const refused = await fetch(`${app.url}/drink`);
  expect(refused.status).toBe(402);
  expect(await refused.json()).toEqual({ error: 'This potion costs 5 gems.' });
  expect((await fetch(`${app.url}/brew`)).status).toBe(200);
});
