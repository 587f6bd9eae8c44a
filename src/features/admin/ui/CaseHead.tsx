import { type RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CASE_STATE_LABELS, type Case } from '@contract/operator';
import { REPORT_TARGET_LABELS } from '@contract/report';
import { memberName } from '@/entities/member';
import { ArrowUpRightIcon, ChevronDownIcon, ChevronUpIcon, EyeOffIcon, Icon } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { Tag } from '@/shared/ui/Tag';
import { Stack, Text } from '@/shared/ui/pieces';
import { openPath } from '../lib/deskPaths';
import { monthAndDay, shortMinute, writtenLabel } from '../lib/deskTexts';
import { type CaseWalk } from '../model/useCaseWalk';
import { CaseNumber } from './CaseBackground';
import * as S from './CaseView.styles';

interface CaseHeadProps {
  shown: Case;
  walk: CaseWalk;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What is reported, by whom, its state, and the steps to the cases beside it. */
export function CaseHead({ shown, walk, heading }: CaseHeadProps) {
  return (
    <Stack as="header" gap={2}>
      <S.Tags>
        <Tag>{REPORT_TARGET_LABELS[shown.target]}</Tag>
        <StateTag shown={shown} />
        <Steps walk={walk} />
      </S.Tags>
      <Text as="h2" size="h2" ref={heading} tabIndex={-1}>
        {caseTitle(shown)}
      </Text>
      <ByLine shown={shown} />
    </Stack>
  );
}

/** Who wrote a one-liner stays unknown. */
const isLine = ({ target }: Case) => target === 'EVALUATION';

const writerName = ({ writer }: Case) => memberName(writer?.nickname ?? null);

function caseTitle(shown: Case): string {
  if (!shown.title) return writerName(shown);
  return isLine(shown) ? `‘${shown.title}’` : shown.title;
}

/** The writer, the times, the number of the case and the link to what is reported. */
function ByLine({ shown }: { shown: Case }) {
  const { search } = useLocation();
  const published = shown.context?.archive?.publishedDateTime;
  return (
    <S.By>
      {isLine(shown) ? <b>받은 한줄평</b> : <Written shown={shown} />}
      {published && <span>{`${monthAndDay(published)}에 공개`}</span>}
      <CaseNumber shown={shown} />
      {shown.path && (
        <Link to={openPath(shown, search)}>
          {OPEN_LABELS[shown.target] ?? '글 열기'} <Icon of={ArrowUpRightIcon} size={15} />
        </Link>
      )}
    </S.By>
  );
}

/** By whom and when it was written and edited. */
function Written({ shown }: { shown: Case }) {
  const { writtenDateTime, editedDateTime } = shown;
  return (
    <>
      <b>{writerName(shown)}</b>
      {writtenDateTime && <span>{`${shortMinute(writtenDateTime)}에 ${writtenLabel(shown)}`}</span>}
      {editedDateTime && <span>{`${shortMinute(editedDateTime)}에 고침`}</span>}
    </>
  );
}

/** What the link opens where that is no post and no comment. */
const OPEN_LABELS: Partial<Record<Case['target'], string>> = { EVALUATION: '아카이브 열기', PROFILE: '프로필 열기' };

function StateTag({ shown: { state, hidden } }: { shown: Case }) {
  if (state === 'HIDDEN') {
    return (
      <Tag tone="sun" icon={EyeOffIcon}>
        {CASE_STATE_LABELS.HIDDEN}
      </Tag>
    );
  }
  return (
    <>
      <Tag tone={state === 'DONE' ? 'pine' : 'gray'}>{CASE_STATE_LABELS[state]}</Tag>
      {hidden && (
        <Tag tone="sun" icon={EyeOffIcon}>
          숨김
        </Tag>
      )}
    </>
  );
}

function Steps({ walk }: { walk: CaseWalk }) {
  if (walk.number === 0) return null;
  return (
    <S.Steps>
      <span>
        {walk.number} / {walk.count}
      </span>
      <IconButton label="이전 신고" icon={ChevronUpIcon} aria-disabled={!walk.hasPrevious} onClick={walk.toPrevious} />
      <IconButton label="다음 신고" icon={ChevronDownIcon} aria-disabled={!walk.hasNext} onClick={walk.toNext} />
    </S.Steps>
  );
}
