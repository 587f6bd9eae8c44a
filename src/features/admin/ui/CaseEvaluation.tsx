import { useLocation } from 'react-router-dom';
import { teamProof } from '@contract/archive';
import { KEYWORD_LABELS } from '@contract/evaluation';
import { OPERATOR_MESSAGES, type Case, type CaseContext, type CaseMember } from '@contract/operator';
import { ArchiveThumb } from '@/entities/archive';
import { MemberAvatar, memberName } from '@/entities/member';
import { LinkedText } from '@/entities/post';
import { Banner } from '@/shared/ui/Banner';
import { Tag } from '@/shared/ui/Tag';
import { Row, Stack } from '@/shared/ui/pieces';
import { caseLogPath, memberPath, openPath } from '../lib/deskPaths';
import * as P from './Section.styles';
import * as C from './CaseView.styles';
import * as S from './CaseEvaluation.styles';

/** Says that reading the case was logged, with the way to these rows; nothing for who received it (D191). */
export function ReadingNotice({ shown }: { shown: Case }) {
  if (!shown.evaluated || !shown.member) return null;
  return (
    <Banner tone="info" action={{ label: '기록 보기', to: caseLogPath(shown) }}>
      {OPERATOR_MESSAGES.evaluationRead}
    </Banner>
  );
}

/** A one-liner, which does not change once it is sent: who wrote it to whom, with its keywords, about which archive. */
export function CaseEvaluation({ shown, evaluated }: { shown: Case; evaluated: CaseMember }) {
  const { member, keywords, context } = shown;
  const text = shown.now?.fields.find(({ name }) => name === 'LINE')?.text;

  return (
    <Stack as="section" gap={3} aria-label="내용">
      <C.PartHead>
        <P.SubHeading>내용</P.SubHeading>
      </C.PartHead>
      <S.Card>
        <S.Figure role="group" aria-label="한줄평을 쓰고 받은 사람">
          {member && <Person member={member} caption="쓴 사람" />}
          {member && <S.Arrow aria-hidden />}
          <Person member={evaluated} caption="받은 사람" />
        </S.Figure>
        <S.Quote>{text && <LinkedText>{text}</LinkedText>}</S.Quote>
        <S.Facts>
          <div>
            <dt>함께 고른 키워드</dt>
            <Row as="dd" gap={2} align="stretch" wraps>
              {keywords.map((keyword) => (
                <Tag key={keyword} tone="apricot">
                  {KEYWORD_LABELS[keyword]}
                </Tag>
              ))}
            </Row>
          </div>
          {context && (
            <div>
              <dt>아카이브</dt>
              <dd>
                <Archive shown={shown} context={context} />
              </dd>
            </div>
          )}
        </S.Facts>
      </S.Card>
    </Stack>
  );
}

function Person({ member: { memberId, nickname, profileImg }, caption }: { member: CaseMember; caption: string }) {
  return (
    <S.Person to={memberPath(memberId)}>
      <MemberAvatar nickname={nickname} photo={profileImg} size={56} />
      <span>
        <b>{memberName(nickname)}</b>
        <small>{caption}</small>
      </span>
    </S.Person>
  );
}

function Archive({ shown, context: { post, archive } }: { shown: Case; context: CaseContext }) {
  const { search } = useLocation();
  return (
    <S.Archive to={openPath(shown, search)}>
      <S.Thumb>
        <ArchiveThumb id={post.id} title={post.title} thumbnail={archive?.thumbnail ?? null} sizes="64px" />
      </S.Thumb>
      <span>
        <b>{post.title}</b>
        {archive && <small>{teamProof(archive.teamSize, archive.evaluatedMembers)}</small>}
      </span>
    </S.Archive>
  );
}
