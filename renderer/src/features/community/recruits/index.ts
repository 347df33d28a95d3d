/** `RecruitDialog` is lazy; import it by path. */
export { confirmKeptRecruiter } from './confirm-kept-recruiter';
export { RECRUIT_RULES, RECRUIT_SMALL_PRINT } from './recruit-texts';
