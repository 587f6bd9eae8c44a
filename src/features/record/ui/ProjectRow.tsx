import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type RecordProject } from '@contract/record';
import { ArchiveThumb } from '@/entities/archive';
import { TeamMark } from '@/entities/record';
import { RoleChip } from '@/entities/skill';
import { paths, type OpenedPost } from '@/shared/routes';
import { ArrowUpRightIcon, Icon } from '@/shared/ui/Icon';
import { periodOf } from '../lib/periodOf';
import * as S from './ProjectRow.styles';

const SIZES = '(max-width: 799px) 128px, 208px';

interface ProjectRowProps {
  project: RecordProject;
  /** The largest team of the record. */
  widest: number;
  isOwn: boolean;
  /** In sight without scrolling. */
  eager: boolean;
  /** What its owner can do with it. */
  children?: ReactNode;
}

/** A project of a record: all of the row leads to its archive. */
export function ProjectRow({ project, widest, isOwn, eager, children }: ProjectRowProps) {
  const { id, title, roles, teamSize, evaluatedMembers, thumbnail } = project;

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
          <S.Meta>
            {roles.map((role) => (
              <RoleChip key={role} role={role} />
            ))}
            <span>{periodOf(project)}</span>
          </S.Meta>
          <TeamMark teamSize={teamSize} evaluatedMembers={evaluatedMembers} widest={widest} isOwn={isOwn} />
        </S.Words>
        <S.Arrow aria-hidden>
          <Icon of={ArrowUpRightIcon} />
        </S.Arrow>
        {children && <S.Tools>{children}</S.Tools>}
      </S.Row>
    </S.Item>
  );
}
