import type { FriendRecruit, FriendRecruits } from '@shared/contracts';
import { SETTLED_IN } from '@shared/rules/recruits';
import type { RecruitEntity } from './recruit.entity';
import type { RecruitInvitationEntity } from './recruit-invitation.entity';
import type { JoinedFriend, RecruitsView } from './recruits';
import { shareUrl } from './share-url';

const MAX_LISTED = 100;

export function presentRecruits(view: RecruitsView, publicUrl: string): FriendRecruits {
  const all = [...view.joined.map(presentJoined), ...view.invitations.map(presentInvitation)];
  return {
    ShareURL: shareUrl(publicUrl, view.user),
    Recruiter: view.recruiter && { Handle: view.recruiter.handle },
    ConfirmUntil: view.confirmUntil?.toISOString() ?? null,
    Recruits: all.sort((a, b) => b.Since.localeCompare(a.Since)).slice(0, MAX_LISTED),
  };
}

const stateOf = ({ startedAt, settledAt }: RecruitEntity): FriendRecruit['State'] => {
  if (settledAt) return 'settled';
  return startedAt ? 'started' : 'joined';
};

const presentJoined = ({ recruit, user }: JoinedFriend): FriendRecruit => ({
  Name: recruit.name || user?.firstName || 'A friend',
  Email: null,
  Handle: user?.handle ?? null,
  State: stateOf(recruit),
  Since: recruit.joinedAt.toISOString(),
  NumLessons: Math.min(recruit.lessons, SETTLED_IN.lessons),
  NumDays: Math.min(recruit.days, SETTLED_IN.days),
});

const presentInvitation = ({ name, email, invitedAt }: RecruitInvitationEntity): FriendRecruit => ({
  Name: name || email,
  Email: email,
  Handle: null,
  State: 'invited',
  Since: invitedAt.toISOString(),
  NumLessons: 0,
  NumDays: 0,
});
