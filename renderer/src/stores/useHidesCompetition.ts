import { useStores } from './useStores';

/**
 * Whether the learner has chosen not to see what compares learners, such as boards and leagues, and the links to it. False
 * for guests. Use it in observers.
 */
export const useHidesCompetition = (): boolean => useStores().user.hidesCompetition;
