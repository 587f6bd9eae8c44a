import { useState } from 'react';
import { useSelector } from 'react-redux';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { DEFAULT_ROLE, type Role } from '@contract/skill';
import { nameKey } from '@contract/text';
import { OWN_PAGE, useGetMyPageQuery, useMemberSearch } from '@/shared/api';
import { useFormField } from '@/shared/forms';
import { afterPointerUp } from '@/shared/lib/afterPointerUp';
import { selectNickname, selectProfile } from '@/shared/session';
import { type ArchiveForm, type TeamRole } from './archiveForm';

const isSame = (one: TeamRole, other: TeamRole) =>
  nameKey(one.nickname) === nameKey(other.nickname) && one.role === other.role;

/** The team of a new archive (D52): members found by nickname, each with a role, and the writer, who always belongs to it. */
export function useTeam() {
  const { value: team, error, edit, leave } = useFormField<TeamRole[]>('archiveMembers');
  const [text, setText] = useState('');
  const [hint, setHint] = useState<string>();
  const { found, isNone, failure } = useMemberSearch(text);

  function pick(nickname: string) {
    const added = { nickname, role: DEFAULT_ROLE };
    const problem = refuse(team, added);
    setHint(problem);
    if (!problem) edit([...team, added]);
    setText('');
  }

  function setRole(position: number, role: Role) {
    const changed = team.map((one, index) => (index === position ? { ...one, role } : one));
    const isRepeated = changed.some((one, index) => index !== position && isSame(one, { ...changed[position]!, role }));
    setHint(isRepeated ? MESSAGES.memberAdded : undefined);
    if (!isRepeated) edit(changed);
  }

  return {
    team,
    search: {
      text,
      suggestions: found,
      emptyText: isNone ? MESSAGES.memberNotFound : undefined,
      error: hint ?? failure ?? error,
      onType(typed: string) {
        setHint(undefined);
        setText(typed);
      },
      onPick: pick,
      onLeave: leave,
    },
    setRole,
    /** Nothing was added, so the hint is no error of the form. */
    clearHint: () => afterPointerUp(() => setHint(undefined)),
    remove(position: number) {
      setHint(undefined);
      edit(team.filter((_, index) => index !== position));
    },
  };
}

/** Why a member cannot be added: the same pair is listed, or the team is full. */
function refuse(team: readonly TeamRole[], added: TeamRole): string | undefined {
  if (team.some((one) => isSame(one, added))) return MESSAGES.memberAdded;
  const people = new Set([...team, added].map(({ nickname }) => nameKey(nickname)));
  return people.size > LIMITS.members ? MESSAGES.members : undefined;
}

/** The writer in the team. Without a choice in the form, the role is the first desired one, as on the server (D82). */
export function useWriter() {
  const nickname = useSelector(selectNickname) ?? '';
  const photo = useSelector(selectProfile);
  const { value: chosen, edit } = useFormField<ArchiveForm['writerRole']>('writerRole');
  const { data: page } = useGetMyPageQuery(OWN_PAGE);
  const [wished = DEFAULT_ROLE] = page?.basicInfo.desiredJob ?? [];

  return { nickname, photo, role: chosen || wished, setRole: (role: Role) => edit(role) };
}
