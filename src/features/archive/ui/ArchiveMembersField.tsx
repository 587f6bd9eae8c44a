import { type FocusEvent, useRef } from 'react';
import { CONSENT_MESSAGES } from '@contract/archive';
import { type ProjectMember } from '@contract/project';
import { MemberSearch } from '@/entities/member';
import { Text } from '@/shared/ui/pieces';
import { useTeam, useWriter } from '../model/useTeam';
import { TeamRow } from './TeamRow';
import * as S from './ArchiveTeam.styles';

interface ArchiveMembersFieldProps {
  /**
   * The team of the project that the archive is made from. The server asks for the consent of those alone who have
   * declined an archive of it (D90, D91).
   */
  known: readonly ProjectMember[];
}

/** The team, each member with a role; the writer comes first and cannot be removed (D50, D52). */
export function ArchiveMembersField({ known }: ArchiveMembersFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const { team, search, setRole, clearHint, remove } = useTeam();
  const writer = useWriter();

  function removeAt(index: number) {
    remove(index);
    // The focused remove button disappears with its row; the focus stays in the field.
    box.current?.focus();
  }

  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) clearHint();
  }

  return (
    <div onBlur={leave}>
      <MemberSearch
        {...search}
        ref={box}
        label="함께한 팀원"
        required
        name="archiveMembers"
        placeholder="팀원의 닉네임을 입력해 주세요"
      />
      <S.Team aria-label="팀원 목록" aria-live="polite">
        <TeamRow nickname={writer.nickname} photo={writer.photo} role={writer.role} isOwn onRole={writer.setRole} />
        {team.map(({ nickname, role }, index) => (
          <TeamRow
            // The rows are controlled; a key made of their content would lose the focus on each change.
            key={index}
            nickname={nickname}
            photo={known.find((member) => member.nickname === nickname)?.profileImgUrl}
            role={role}
            onRole={(next) => setRole(index, next)}
            onRemove={() => removeAt(index)}
          />
        ))}
      </S.Team>
      <Text size="label" weight={500} tone="text-3" above={2}>
        {known.length > 0 ? CONSENT_MESSAGES.formHintOfTeam : CONSENT_MESSAGES.formHint}
      </Text>
    </div>
  );
}
