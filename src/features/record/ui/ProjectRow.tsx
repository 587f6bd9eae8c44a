import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { linkHost, type RecordProject } from '@contract/record';
import { ArchiveThumb } from '@/entities/archive';
import { OUTSIDE } from '@/entities/post';
import { TeamMark } from '@/entities/record';
import { RoleChip } from '@/entities/skill';
import { paths, type OpenedPost } from '@/shared/routes';
import { ArrowUpRightIcon, ExternalLinkIcon, Icon } from '@/shared/ui/Icon';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Row } from '@/shared/ui/pieces';
import * as S from './ProjectRow.styles';

/** Two days of the wire as "2025.03.01 ~ 2025.06.30". */
const periodOf = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  `${startDate.replaceAll('-', '.')} ~ ${endDate.replaceAll('-', '.')}`;

const SIZES = '(max-width: 799px) 128px, 208px';

interface ProjectRowProps {
  project: RecordProject;
  /** The size of the largest team of the record. */
  widest: number;
  /** In the first viewport. */
  eager: boolean;
  /** The owner's actions. */
  children?: ReactNode;
}

/** A project of a record with a link to its archive that covers the row, below the project's own link. */
export function ProjectRow({ project, widest, eager, children }: ProjectRowProps) {
  const { id, title, roles, teamSize, evaluatedMembers, thumbnail, link } = project;
  const host = linkHost(link);

  return (
    <S.Item>
      <S.Row>
        <S.Thumb>
          <ArchiveThumb id={id} title={title} thumbnail={thumbnail} sizes={SIZES} eager={eager} />
        </S.Thumb>
        <S.Words>
          <S.Title>
            <Link to={paths.archiveDetail(id)} state={{ title } satisfies OpenedPost}>
              {title}
            </Link>
          </S.Title>
          <Row as="p" gap={2} wraps size="body-s" weight={500} tone="text-2" numbers>
            {roles.map((role) => (
              <RoleChip key={role} role={role} />
            ))}
            <span>{periodOf(project)}</span>
            {host !== null && (
              <S.ProjectLink href={link} {...OUTSIDE}>
                <S.Host>{host}</S.Host>
                <VisuallyHidden> (새 창)</VisuallyHidden>
                <Icon of={ExternalLinkIcon} size={14} />
              </S.ProjectLink>
            )}
          </Row>
          <TeamMark teamSize={teamSize} evaluatedMembers={evaluatedMembers} widest={widest} isOwn />
        </S.Words>
        <S.Arrow aria-hidden>
          <Icon of={ArrowUpRightIcon} />
        </S.Arrow>
        {children && <S.Tools>{children}</S.Tools>}
      </S.Row>
    </S.Item>
  );
}
