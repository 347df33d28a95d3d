import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CHEST_KINDS, type ChestOdds, CURRENT_EDITION, ODDS } from '@shared/rules/chests';
import { RECRUIT_RULES, RECRUIT_SMALL_PRINT } from '@web/features/community/recruits';
import { usePageDescription, usePageTitle } from '@web/features/site/page';
import { chestName, itemName } from '@web/game-names';
import { numberFormat } from '@web/i18n';
import { Emblem } from '@web/ui/Emblem';
import { PageHeader } from '@web/ui/PageHeader';
import { UiLink } from '@web/ui/UiLink';
import { CHEST_TONES, ITEM_EMBLEMS } from './chest-looks';
import styles from './OddsScreen.module.css';

const PERCENT = numberFormat({ style: 'percent', maximumFractionDigits: 0 });

function describeItems({ draws, itemChance }: ChestOdds): string {
  if (draws === 0) return t`No items`;
  if (itemChance === 1) return plural(draws, { one: 'One item, always', other: '# items, always' });
  const share = PERCENT.format(itemChance);
  return plural(draws, { one: `One item in ${share} of them`, other: `# items in ${share} of them` });
}

/** /community/odds: what chests contain. Made from the table that the server draws from. */
export function OddsScreen() {
  usePageTitle(t`Chest odds`);
  usePageDescription(t`What’s in each kind of chest, and how likely. No hidden odds.`);
  const { chests, items } = ODDS[CURRENT_EDITION]!;
  return (
    <>
      <PageHeader
        title={t`What’s in the chests`}
        lead={t`No hidden odds: every chest is drawn from the tables on this page, the moment you earn it. Gems can’t be bought, and neither can chests.`}
      />
      <div className={styles.tables}>
        <table className={styles.table}>
          <caption>
            <Trans>Chests</Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Chest</Trans>
              </th>
              <th scope="col">
                <Trans>Gems</Trans>
              </th>
              <th scope="col">
                <Trans>Items</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {CHEST_KINDS.map((kind) => {
              const odds = chests[kind];
              const { min, max } = odds.gems;
              return (
                <tr key={kind}>
                  <th scope="row">
                    <span className={styles.name}>
                      <Emblem name="chest" tone={CHEST_TONES[kind]} shape="round" size={44} />
                      {chestName(kind)}
                    </span>
                  </th>
                  <td>
                    <Trans>
                      {min} to {max}
                    </Trans>
                  </td>
                  <td>{describeItems(odds)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <table className={styles.table}>
          <caption>
            <Trans>Each item in a chest is</Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Item</Trans>
              </th>
              <th scope="col">
                <Trans>How often</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ item, weight }) => (
              <tr key={item}>
                <th scope="row">
                  <span className={styles.name}>
                    <Emblem name={ITEM_EMBLEMS[item]} size={44} />
                    {itemName(item)}
                  </span>
                </th>
                <td>{PERCENT.format(weight / 100)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2 className={styles.title}>
        <Trans>Recruiting a friend</Trans>
      </h2>
      <ul className={styles.rules}>
        {RECRUIT_RULES.map(({ who, text }) => (
          <li key={who}>
            <strong>{who}</strong> {text}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {RECRUIT_SMALL_PRINT}{' '}
        <UiLink href="?modal=recruit-a-friend">
          <Trans>Recruit a friend</Trans>
        </UiLink>
      </p>
      <h2 className={styles.title}>
        <Trans>How chests are drawn</Trans>
      </h2>
      <p className={styles.note}>
        <Trans>
          Every number of gems in a range is equally likely. A chest’s contents are fixed by a random seed
          that’s stored with it, so anyone who runs this server can replay the draw.
        </Trans>
      </p>
    </>
  );
}
