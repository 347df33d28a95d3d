export { SpellbookModule } from './spellbook.module';
export { SpellbookPageEntity } from './spellbook-page.entity';
export { Spellbooks } from './spellbooks';
