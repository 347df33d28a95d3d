import { t } from '@lingui/core/macro';
import type { Page } from './page';

interface Texts {
  title: string;
  keywords: string;
}

/**
 * How the finder calls each page that it lists, by its path, and the words that find it. In a file of its own, because
 * tests outside of the build read pages.ts, and only the finder needs these.
 */
export const FINDER_TEXTS: Readonly<Record<string, Texts>> = {
  '/dashboard': { title: t`Dashboard`, keywords: t`home next continue` },
  '/': { title: t`Home`, keywords: t`start` },
  '/courses': { title: t`Courses`, keywords: t`catalog learn` },
  '/reviews': { title: t`Reviews`, keywords: t`ratings stars opinions` },
  '/teachers': { title: t`Teachers`, keywords: t`authors people` },
  '/lesson-difficulty': { title: t`Lesson difficulty`, keywords: t`hard easy statistics chart` },
  '/community/odds': { title: t`Chest odds`, keywords: t`chest loot gems items chance probability` },
  '/spellbook': { title: t`Spellbook`, keywords: t`reference cheat sheet look up help` },
  '/training': { title: t`Training`, keywords: t`practice repeat review spaced repetition` },
  '/leaderboard': { title: t`Leaderboard`, keywords: t`ranking xp best archmage karma compete` },
  '/community': { title: t`Community`, keywords: t`feed live learners others` },
  '/playground': { title: t`Playground`, keywords: t`run code editor try` },
  '/course-database': { title: t`Course database`, keywords: t`sql query console tables` },
  '/onboarding': { title: t`Choose a track`, keywords: t`onboarding start` },
  '/demo': { title: t`Demo`, keywords: t`try first lessons guest` },
  '/lore': { title: t`Lore`, keywords: t`story tales bosses lowmoor` },
  '/join-vim-list': { title: t`Join the Vim list`, keywords: t`vim course newsletter email` },
  '/terms': { title: t`Terms`, keywords: t`rules legal` },
  '/privacy': { title: t`Privacy`, keywords: t`data cookies legal` },
  '/credits': { title: t`Credits`, keywords: t`licenses fonts icons` },
  '/desktop': { title: t`Desktop app`, keywords: t`download install offline linux windows mac` },
  '/cli/login': { title: t`Connect your terminal`, keywords: t`cli code sign in command line` },
  '/email-subscribe': { title: t`Email settings`, keywords: t`unsubscribe subscribe newsletter` },
};

/** The pages with their texts in the reader's language. */
export const withFinderTexts = (pages: readonly Page[]): Page[] =>
  pages.map((page) => {
    const texts = FINDER_TEXTS[page.path];
    return texts && page.finder
      ? { ...page, title: texts.title, finder: { keywords: texts.keywords } }
      : page;
  });
