import { findProblems } from '@contract/firstMessage';
import { LIMITS } from '@contract/limits';
import { hideRecentRules, OPERATOR_MESSAGES, type MemberCard, type RecentContent } from '@contract/operator';
import { MemberAvatar, memberName } from '@/entities/member';
import { useGetRecentContentQuery, useHideRecentContentMutation } from '@/shared/api';
import { useDialogEntry } from '@/shared/lib/dialogHistory';
import { toast } from '@/shared/toast';
import { Button } from '@/shared/ui/Button';
import { FailedBlock } from '@/shared/ui/EmptyState';
import { DialogBody, DialogFoot, FormDialog } from '@/shared/ui/FormDialog';
import { Skeleton } from '@/shared/ui/Skeleton';
import { Text } from '@/shared/ui/pieces';
import { ActDialog } from './ActDialog';
import { Fact } from './CaseWriter';
import * as F from './MemberFacts.styles';

interface HideRecentProps {
  member: MemberCard;
  onDone: () => void;
  onClose: () => void;
}

const LEAD = `최근 ${LIMITS.hiddenDays}일에 쓴 것만 숨겨요.`;

/** 이 회원의 글 모두 숨기기: a question with the number of posts, archives and comments (D190). */
export function HideRecentDialog(props: HideRecentProps) {
  const { data: recent, error, refetch } = useGetRecentContentQuery(props.member.memberId);
  const total = recent ? recent.posts + recent.archives + recent.comments : 0;

  if (recent && total > 0) return <Question {...props} recent={recent} total={total} />;
  return (
    <Notice onClose={props.onClose}>
      {error !== undefined && <FailedBlock onRetry={() => void refetch()} />}
      {error === undefined && !recent && <Skeleton height={80} radius={14} />}
      {recent && <Text>{OPERATOR_MESSAGES.nothingToHide}</Text>}
    </Notice>
  );
}

/** In place of the question while the number is loading, and where there is nothing to hide. */
function Notice({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  const { isLeaving, leave } = useDialogEntry(onClose);
  if (isLeaving) return null;
  return (
    <FormDialog title="이 회원의 글 모두 숨기기" lead={LEAD} onClose={() => leave()}>
      <DialogBody>{children}</DialogBody>
      <DialogFoot>
        <Button variant="gray" onClick={() => leave()}>
          닫기
        </Button>
      </DialogFoot>
    </FormDialog>
  );
}

interface QuestionProps extends HideRecentProps {
  recent: RecentContent;
  total: number;
}

function Question({ member, recent, total, onDone, onClose }: QuestionProps) {
  const [hide] = useHideRecentContentMutation();
  const { memberId, nickname, profileImg } = member;

  return (
    <ActDialog
      title={`${memberName(nickname)} 님의 글 ${total}개를 숨길까요?`}
      lead={LEAD}
      face={<MemberAvatar nickname={nickname} photo={profileImg} size={44} />}
      confirmLabel={`${total}개 숨기기`}
      draft={{ form: 'hide-recent', target: memberId }}
      initial={{ reason: '', password: '' }}
      reasonHint="글마다 기록이 남고, 회원은 알림과 메일을 한 번 받아요."
      check={({ reason }) => findProblems(hideRecentRules, { reason })}
      send={({ reason }, key) => hide({ memberId, reason, key })}
      announce={({ hidden }) => void toast(`글 ${hidden}개를 숨겼어요`)}
      onDone={onDone}
      onClose={onClose}
    >
      <F.Facts columns={3}>
        <Fact name="모집글" value={recent.posts} />
        <Fact name="아카이브" value={recent.archives} />
        <Fact name="댓글" value={recent.comments} />
      </F.Facts>
    </ActDialog>
  );
}
