import { CASE_NUMBER, type Case } from '@contract/operator';
import { MemberAvatar, memberName } from '@/entities/member';
import { LinkedText } from '@/entities/post';
import { FileTextIcon, Icon, ImageIcon } from '@/shared/ui/Icon';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Surface } from '@/shared/ui/pieces';
import { shortMinute } from '../lib/deskTexts';
import * as S from './CaseBackground.styles';

/** "접수 번호 1042"; nothing for a target without reports and measures. */
export function CaseNumber({ shown: { number } }: { shown: Case }) {
  return number === null ? null : (
    <span>
      {CASE_NUMBER} {number}
    </span>
  );
}

/** What surrounds a comment: its post, and the comment it replies to (D193). */
export function CaseBackground({ shown: { target, context } }: { shown: Case }) {
  if (!context || !target.endsWith('COMMENT')) return null;
  const { post, parent } = context;
  return (
    <Surface as="section" look="outlined" inset="small" layout="stack" gap={4} aria-label="댓글이 달린 글">
      <S.Post>
        <Icon of={post.kind === 'project' ? FileTextIcon : ImageIcon} size={18} />
        <span>{post.kind === 'project' ? '모집글' : '아카이브'}</span>
        <b>{post.title}</b>
      </S.Post>
      {parent && (
        <S.Parent>
          <MemberAvatar nickname={parent.writer.nickname} photo={parent.writer.profileImg} size={32} />
          <div>
            <VisuallyHidden>윗댓글</VisuallyHidden>
            <b>{memberName(parent.writer.nickname)}</b>
            <time dateTime={parent.createdDateTime}>{shortMinute(parent.createdDateTime)}</time>
            <p>
              <LinkedText>{parent.content}</LinkedText>
            </p>
          </div>
        </S.Parent>
      )}
    </Surface>
  );
}
