import { HIDDEN_MESSAGES } from '@contract/hidden';
import { LIMITS } from '@contract/limits';
import { type Activity } from '@contract/mypage';
import { shortDate } from '@/shared/lib/dates';
import { formatCount } from '@/shared/lib/formatCount';
import { CommentIcon, EyeOffIcon, Icon } from '@/shared/ui/Icon';
import { Tag } from '@/shared/ui/Tag';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Row, Text } from '@/shared/ui/pieces';
import { usePreview } from '../model/usePreview';
import { MoreButton } from './MoreButton';
import { Count } from './Section.styles';
import * as S from './ActivityTab.styles';

interface ActivityListProps {
  id: string;
  name: string;
  activities: readonly Activity[];
  /** The address of a post. */
  to: (id: number) => string;
}

/** Posts of one kind, collapsed to the first three. */
export function ActivityList({ id, name, activities, to }: ActivityListProps) {
  const { shown, ...more } = usePreview(id, activities, LIMITS.activityPreview);

  return (
    <div>
      <Text as="h3" size="title" below={1} id={id}>
        {name} <Count>{activities.length}</Count>
      </Text>
      {activities.length === 0 && <S.None>아직 없어요.</S.None>}
      <ul aria-labelledby={id}>
        {shown.map((activity) => (
          <ActivityEntry key={activity.articleId} activity={activity} to={to} />
        ))}
      </ul>
      <S.More>
        <MoreButton describedBy={id} {...more} />
      </S.More>
    </div>
  );
}

interface ActivityEntryProps {
  activity: Activity;
  to: (id: number) => string;
}

function ActivityEntry({
  activity: { articleId, title, createdDate, numberOfComments, hidden },
  to,
}: ActivityEntryProps) {
  return (
    <S.Entry>
      <S.EntryLink to={to(articleId)}>
        <Text as="span" size="body" weight={600} cut>
          {title}
        </Text>
        <Row as="small" gap={2} size="caption" tone="text-3" tight numbers>
          {hidden && (
            <Tag tone="sun" icon={EyeOffIcon}>
              {HIDDEN_MESSAGES.mark}
            </Tag>
          )}
          <time dateTime={createdDate}>{shortDate(createdDate)}</time>
          <Row as="span" gap={1} inline>
            <Icon of={CommentIcon} size={15} strokeWidth={2} />
            <VisuallyHidden>댓글 </VisuallyHidden>
            {formatCount(numberOfComments)}
          </Row>
        </Row>
      </S.EntryLink>
    </S.Entry>
  );
}
