import { t } from '@lingui/core/macro';
import { QUEST_CHESTS, QUEST_DIFFICULTIES, type Quest, SIGN_UP_BOARD } from '@shared/rules/quests';
import { aChest } from '@web/game-names';
import { useStores } from '@web/stores';
import { chooseQuest, chosenQuestId } from '@web/stores/sign-up-quest';
import { RadioGroup } from '@web/ui/RadioGroup';
import { useState } from 'react';
import { lookOf } from './quest-looks';
import { questText } from './quest-texts';

function optionOf({ id, difficulty, description }: Quest) {
  const { title } = lookOf(QUEST_DIFFICULTIES.indexOf(difficulty));
  const chest = aChest(QUEST_CHESTS[difficulty]);
  return {
    value: id,
    label: questText(id, description),
    hint: t({ message: `${title}, for ${chest}`, comment: 'A quest: “Easy, for a Common Chest”' }),
  };
}

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
      label={t`While you wait, pick your first quest`}
      options={SIGN_UP_BOARD.map(optionOf)}
      value={chosen}
      onChange={choose}
    />
  );
}
