import { CASE_NUMBER, OPERATOR_MESSAGES, type Case, type CaseMember } from '@contract/operator';
import { MemberAvatar, memberName } from '@/entities/member';
import { LinkedText } from '@/entities/post';
import { Banner } from '@/shared/ui/Banner';
import { ArrowRightIcon, EyeIcon, FileTextIcon, Icon, ImageIcon } from '@/shared/ui/Icon';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
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

/** What surrounds a text: the post and the parent of a comment, or both members of a one-liner (D191, D193). */
export function CaseBackground({ shown }: { shown: Case }) {
  if (shown.evaluated) return <Evaluation shown={shown} evaluated={shown.evaluated} />;
  return shown.target.endsWith('COMMENT') && shown.context && <Comment context={shown.context} />;
}

function Comment({ context: { post, parent } }: { context: NonNullable<Case['context']> }) {
  return (
    <S.Card aria-label="댓글이 달린 글">
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
    </S.Card>
  );
}

function Evaluation({ shown: { member }, evaluated }: { shown: Case; evaluated: CaseMember }) {
  return (
    <>
      {member && <Banner icon={EyeIcon}>{OPERATOR_MESSAGES.evaluationRead}</Banner>}
      <S.Card as="section" aria-label="한줄평을 쓰고 받은 사람">
        <S.Figure>
          {member && <Person member={member} caption="쓴 사람" />}
          {member && (
            <S.Arrow>
              <Icon of={ArrowRightIcon} size={20} />
            </S.Arrow>
          )}
          <Person member={evaluated} caption="받은 사람" />
        </S.Figure>
      </S.Card>
    </>
  );
}

function Person({ member: { nickname, profileImg }, caption }: { member: CaseMember; caption: string }) {
  return (
    <S.Person>
      <MemberAvatar nickname={nickname} photo={profileImg} size={44} />
      <span>
        <b>{memberName(nickname)}</b>
        <small>{caption}</small>
      </span>
    </S.Person>
  );
}
