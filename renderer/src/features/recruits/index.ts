/** `RecruitDialog` and `confirmKeptRecruiter` are lazy; import them by path. */
export { RECRUIT_RULES, RECRUIT_SMALL_PRINT } from './recruit-texts';
