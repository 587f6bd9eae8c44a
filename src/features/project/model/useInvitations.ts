import { useState } from 'react';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { INVITATION_STATUS_LABELS, type InvitedMember } from '@contract/project';
import { nameKey } from '@contract/text';
import { type PickedMember } from '@/entities/member';
import { useMemberSearch } from '@/shared/api';
import { useFormField } from '@/shared/forms';
import { afterPointerUp } from '@/shared/lib/afterPointerUp';

/** Chosen here, invited when the form is saved. */
const PLANNED = '초대 예정';

/**
 * The invited members (D37): found by nickname, pending, and accepted. Those of earlier saves are shown as the post has
 * them now, since they answer and rename while the form is open.
 */
export function useInvitations(invited: readonly InvitedMember[] = []) {
  const added = useFormField<string[]>('invitedMembersNicknames');
  const kept = useFormField<number[]>('keptInvitations');
  const [text, setText] = useState('');
  const [hint, setHint] = useState<string>();
  const { found, isNone, failure } = useMemberSearch(text);
  const picked = toPicked(invited, kept.value, added.value);

  function pick(nickname: string) {
    const isPicked = picked.some(isNamed(nickname));
    const isFull = picked.filter(({ isFixed }) => !isFixed).length >= LIMITS.members;
    if (isPicked) setHint(MESSAGES.memberAdded);
    else if (isFull) setHint(MESSAGES.members);
    else add(nickname);
    setText('');
  }

  function add(nickname: string) {
    const removed = invited.find(isNamed(nickname));
    if (removed?.status === 'PENDING') kept.edit([...kept.value, removed.projectInvitedMemberId]);
    else added.edit([...added.value, nickname]);
  }

  function remove(nickname: string) {
    const member = invited.find(isNamed(nickname));
    if (member?.status === 'PENDING') kept.edit(kept.value.filter((id) => id !== member.projectInvitedMemberId));
    added.edit(added.value.filter((name) => name !== nickname));
  }

  return {
    text,
    suggestions: found,
    emptyText: isNone ? MESSAGES.memberNotFound : undefined,
    picked,
    error: hint ?? failure ?? added.error,
    onType(typed: string) {
      setHint(undefined);
      setText(typed);
    },
    onPick: pick,
    onRemove: remove,
    onLeave() {
      added.leave();
      // Nothing was added, so the hint is no error of the form.
      afterPointerUp(() => setHint(undefined));
    },
  };
}

const isNamed = (nickname: string) => {
  const key = nameKey(nickname);
  return (member: { nickname: string }) => nameKey(member.nickname) === key;
};

/** Accepted ones cannot be removed; one that was added before accepting is the same member. */
function toPicked(
  invited: readonly InvitedMember[],
  kept: readonly number[],
  added: readonly string[],
): PickedMember[] {
  const accepted = invited.filter(({ status }) => status === 'ACCEPTED');
  const pending = invited.filter((one) => one.status === 'PENDING' && kept.includes(one.projectInvitedMemberId));
  const planned = added.filter((nickname) => ![...accepted, ...pending].some(isNamed(nickname)));

  return [
    ...accepted.map(({ nickname }) => ({ nickname, state: INVITATION_STATUS_LABELS.ACCEPTED, isFixed: true })),
    ...pending.map(({ nickname }) => ({ nickname, state: INVITATION_STATUS_LABELS.PENDING })),
    ...planned.map((nickname) => ({ nickname, state: PLANNED })),
  ];
}
