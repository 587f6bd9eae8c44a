import { type ReportSubject } from '@contract/report';
import { MemberLink } from '@/entities/member';
import { isPendingComment } from '@/shared/api';
import { paths } from '@/shared/routes';
import { FlagIcon } from '@/shared/ui/Icon';
import { IconLink } from '@/shared/ui/IconButton';
import { Text } from '@/shared/ui/pieces';
import { useCommentScope } from '../model/commentScope';
import { writtenAt, writtenMinute, type PostComment } from '../model/postComment';
import * as S from './CommentHead.styles';

interface CommentHeadProps {
  comment: PostComment;
  isOwn: boolean;
}

/** Writer, date, and the report link, unless it is hidden or the own one; for members a menu on others' comments. */
export function CommentHead({ comment, isOwn }: CommentHeadProps) {
  const { post, postWriterId, me, menu } = useCommentScope();
  const { id, writerId, writer, hidden } = comment;
  const reported: ReportSubject = { targetType: `${post.kind}_comment`, targetId: id };

  return (
    <S.Head>
      <Text as="bdi" size="body-s" weight={600} tight>
        <MemberLink nickname={writer} />
      </Text>
      {writerId !== null && writerId === postWriterId && <S.Mark>작성자</S.Mark>}
      {isOwn && <S.Mark>나</S.Mark>}
      <S.Time dateTime={writtenAt(comment)}>{writtenMinute(comment)}</S.Time>
      {!isOwn && !isPendingComment(comment) && !hidden && (
        <S.Flag>
          {me !== null && writer !== null && writerId !== null ? (
            menu({ memberId: writerId, nickname: writer }, reported)
          ) : (
            <IconLink label="댓글 신고" icon={FlagIcon} to={paths.report} state={reported} />
          )}
        </S.Flag>
      )}
    </S.Head>
  );
}
