import { useState } from 'react';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { INVITATION_STATUS_LABELS, type ProjectDetail } from '@contract/project';
import { nameKey } from '@contract/text';
import { type PickedMember } from '@/entities/member';
import { useMemberSearch } from '@/shared/api';
import { useFormField } from '@/shared/forms';

const FIELD = 'invitedMembersNicknames';

/** Chosen here, invited when the form is saved. */
const PLANNED = '초대 예정';

type Invited = NonNullable<ProjectDetail['invitedMembers']>;

/** The invited members (D37): found by nickname, pending, and accepted. */
export function useInvitations(invited: Invited = []) {
  const { value: chosen, error, edit, leave } = useFormField<string[]>(FIELD);
  const [text, setText] = useState('');
  const [hint, setHint] = useState<string>();
  const { found, isNone, failure } = useMemberSearch(text);
  const picked = toPicked(invited, chosen);

  function pick(nickname: string) {
    const isPicked = picked.some((member) => nameKey(member.nickname) === nameKey(nickname));
    const isFull = chosen.length >= LIMITS.members;
    if (isPicked) setHint(MESSAGES.memberAdded);
    else if (isFull) setHint(MESSAGES.members);
    else edit([...chosen, nickname]);
    setText('');
  }

  return {
    text,
    suggestions: found,
    emptyText: isNone ? MESSAGES.memberNotFound : undefined,
    picked,
    error: hint ?? failure ?? error,
    onType(typed: string) {
      setHint(undefined);
      setText(typed);
    },
    onPick: pick,
    onRemove: (nickname: string) => edit(chosen.filter((name) => name !== nickname)),
    onLeave: leave,
  };
}

/** Accepted ones cannot be removed; one that was chosen before accepting is the same member. */
function toPicked(invited: Invited, chosen: readonly string[]): PickedMember[] {
  const stateOf = new Map(invited.map(({ nickname, status }) => [nickname, status]));
  const accepted = invited.filter(({ status }) => status === 'ACCEPTED');
  const others = chosen.filter((nickname) => stateOf.get(nickname) !== 'ACCEPTED');

  return [
    ...accepted.map(({ nickname }) => ({ nickname, state: INVITATION_STATUS_LABELS.ACCEPTED, isFixed: true })),
    ...others.map((nickname) => ({
      nickname,
      state: stateOf.has(nickname) ? INVITATION_STATUS_LABELS.PENDING : PLANNED,
    })),
  ];
}
