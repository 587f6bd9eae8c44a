import { useRef } from 'react';
import { CONSENT_MESSAGES } from '@contract/archive';
import { MemberSearch } from '@/entities/member';
import { useTeam, useWriter } from '../model/useTeam';
import { TeamRow } from './TeamRow';
import * as S from './ArchiveTeam.styles';

/** Who made it together, each with a role; the writer first, who cannot be taken out (D50, D52). */
export function ArchiveMembersField() {
  const box = useRef<HTMLInputElement>(null);
  const { team, search, setRole, remove } = useTeam();
  const writer = useWriter();

  function removeAt(index: number) {
    remove(index);
    // The focused remove button disappears with its row; the focus stays in the field.
    box.current?.focus();
  }

  return (
    <div>
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
            // The rows are controlled; a key of their content would take the focus from the one that is changed.
            key={index}
            nickname={nickname}
            role={role}
            onRole={(next) => setRole(index, next)}
            onRemove={() => removeAt(index)}
          />
        ))}
      </S.Team>
      <S.Hint>{CONSENT_MESSAGES.formHint}</S.Hint>
    </div>
  );
}
