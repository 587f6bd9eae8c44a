import { HIDDEN_MESSAGES } from '@contract/hidden';
import { PROJECT_STATUS_LABELS, RECRUITING_LABELS, type ProjectDetail } from '@contract/project';
import { EyeOffIcon } from '@/shared/ui/Icon';
import { Tag } from '@/shared/ui/Tag';
import * as S from './ProjectPage.styles';

/** The line above a title that tells why nobody can apply; nothing on a post that recruits. */
export function RecruitingEnd({ closed, status, hidden }: Pick<ProjectDetail, 'closed' | 'status' | 'hidden'>) {
  if (!closed && !hidden) return null;
  return (
    <S.Closed>
      {hidden && (
        <Tag large tone="sun" icon={EyeOffIcon}>
          {HIDDEN_MESSAGES.mark}
        </Tag>
      )}
      {closed && <Tag large>{RECRUITING_LABELS.closed}</Tag>}
      {status !== 'ACTIVE' && <Tag large>{PROJECT_STATUS_LABELS[status]}</Tag>}
    </S.Closed>
  );
}
