import { CHESTS } from '@shared/rules/chests';
import { QUEST_CHESTS, QUEST_DIFFICULTIES, type Quest, SIGN_UP_BOARD } from '@shared/rules/quests';
import { useStores } from '@web/stores';
import { chooseQuest, chosenQuestId } from '@web/stores/sign-up-quest';
import { RadioGroup } from '@web/ui/RadioGroup';
import { withArticle } from '@web/ui/withArticle';
import { useState } from 'react';
import { lookOf } from './quest-looks';

const optionOf = ({ id, difficulty, description }: Quest) => ({
  value: id,
  label: description,
  hint: `${lookOf(QUEST_DIFFICULTIES.indexOf(difficulty)).title}, for ${withArticle(CHESTS[QUEST_CHESTS[difficulty]].name)}`,
});

/** The first quest of somebody who is signing up. It starts once they're in. */
export function SignUpQuests() {
  const { storage } = useStores().platform;
  const [chosen, setChosen] = useState(() => chosenQuestId(storage) ?? undefined);
  const choose = (id: string) => {
    setChosen(id);
    chooseQuest(storage, id);
  };
  return (
    <RadioGroup
      label="While you wait, pick your first quest"
      options={SIGN_UP_BOARD.map(optionOf)}
      value={chosen}
      onChange={choose}
    />
  );
}
