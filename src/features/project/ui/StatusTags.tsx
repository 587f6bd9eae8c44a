import { HIDDEN_MESSAGES } from '@contract/hidden';
import { PROJECT_STATUS_LABELS, RECRUITING_LABELS, type ProjectDetail } from '@contract/project';
import { EyeOffIcon } from '@/shared/ui/Icon';
import { Tag } from '@/shared/ui/Tag';
import { Row } from '@/shared/ui/pieces';

/** The tags above the title of a hidden or closed post; a post that recruits has none. */
export function StatusTags({ closed, status, hidden }: Pick<ProjectDetail, 'closed' | 'status' | 'hidden'>) {
  if (!closed && !hidden) return null;
  return (
    <Row as="p" gap={2} align="stretch" wraps below={3}>
      {hidden && (
        <Tag large tone="sun" icon={EyeOffIcon}>
          {HIDDEN_MESSAGES.mark}
        </Tag>
      )}
      {closed && <Tag large>{RECRUITING_LABELS.closed}</Tag>}
      {status !== 'ACTIVE' && <Tag large>{PROJECT_STATUS_LABELS[status]}</Tag>}
    </Row>
  );
}
