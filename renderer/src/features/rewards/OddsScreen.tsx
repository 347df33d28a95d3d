import { CHEST_KINDS, CHESTS, type ChestOdds, CURRENT_EDITION, ODDS } from '@shared/rules/chests';
import { usePageDescription, usePageTitle } from '@web/features/page';
import { RECRUIT_RULES, RECRUIT_SMALL_PRINT } from '@web/features/recruits';
import { Emblem } from '@web/ui/Emblem';
import { PageHeader } from '@web/ui/PageHeader';
import { UiLink } from '@web/ui/UiLink';
import { CHEST_TONES, ITEM_LOOKS } from './chest-looks';
import styles from './OddsScreen.module.css';

const percent = (share: number) => `${Math.round(share * 100)}%`;

function describeItems({ draws, itemChance }: ChestOdds): string {
  if (draws === 0) return 'No items';
  const count = draws === 1 ? 'One item' : `${draws} items`;
  return itemChance === 1 ? `${count}, always` : `${count} in ${percent(itemChance)} of them`;
}

/** /community/odds: what chests contain. Made from the table that the server draws from. */
export function OddsScreen() {
  usePageTitle('Chest odds');
  usePageDescription('What’s in each kind of chest, and how likely. No hidden odds.');
  const { chests, items } = ODDS[CURRENT_EDITION]!;
  return (
    <>
      <PageHeader
        title="What’s in the chests"
        lead="No hidden odds: every chest is drawn from the tables on this page, the moment you earn it. Gems can’t be bought, and neither can chests."
      />
      <div className={styles.tables}>
        <table className={styles.table}>
          <caption>Chests</caption>
          <thead>
            <tr>
              <th scope="col">Chest</th>
              <th scope="col">Gems</th>
              <th scope="col">Items</th>
            </tr>
          </thead>
          <tbody>
            {CHEST_KINDS.map((kind) => {
              const odds = chests[kind];
              return (
                <tr key={kind}>
                  <th scope="row">
                    <span className={styles.name}>
                      <Emblem name="chest" tone={CHEST_TONES[kind]} shape="round" size={44} />
                      {CHESTS[kind].name}
                    </span>
                  </th>
                  <td>
                    {odds.gems.min} to {odds.gems.max}
                  </td>
                  <td>{describeItems(odds)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <table className={styles.table}>
          <caption>Each item in a chest is</caption>
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col">How often</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ item, weight }) => (
              <tr key={item}>
                <th scope="row">
                  <span className={styles.name}>
                    <Emblem name={ITEM_LOOKS[item].emblem} size={44} />
                    {ITEM_LOOKS[item].one.replace(/^./, (first) => first.toUpperCase())}
                  </span>
                </th>
                <td>{weight}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2 className={styles.title}>Recruiting a friend</h2>
      <ul className={styles.rules}>
        {RECRUIT_RULES.map(({ who, text }) => (
          <li key={who}>
            <strong>{who}</strong> {text}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {RECRUIT_SMALL_PRINT} <UiLink href="?modal=recruit-a-friend">Recruit a friend</UiLink>
      </p>
      <h2 className={styles.title}>How chests are drawn</h2>
      <p className={styles.note}>
        Every number of gems in a range is equally likely. A chest’s contents are fixed by a random seed
        that’s stored with it, so anyone who runs this server can replay the draw.
      </p>
    </>
  );
}
