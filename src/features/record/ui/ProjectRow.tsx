import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dottedSpan } from '@contract/dates';
import { linkHost, type RecordProject } from '@contract/record';
import { ArchiveThumb } from '@/entities/archive';
import { OUTSIDE } from '@/entities/post';
import { ContributionList, Periods, TeamMark, useRecordWords } from '@/entities/record';
import { RoleChip } from '@/entities/skill';
import { paths, type OpenedPost } from '@/shared/routes';
import { ArrowUpRightIcon, ExternalLinkIcon, Icon } from '@/shared/ui/Icon';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Row, Stack, Text } from '@/shared/ui/pieces';
import * as S from './ProjectRow.styles';

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

/** A project of a record with a link to its archive that covers the row, below the project's own link; none once its writer has deleted the text (D164). */
export function ProjectRow({ project, widest, eager, children }: ProjectRowProps) {
  const { id, title, roles, teamSize, evaluatedMembers, checks, thumbnail, link, url } = project;
  const words = useRecordWords();
  const host = linkHost(link);

  return (
    <S.Item>
      <S.Row>
        <S.Thumb lang={words.memberLanguage}>
          <ArchiveThumb id={id} title={title} thumbnail={thumbnail} sizes={SIZES} eager={eager} />
        </S.Thumb>
        <S.Words>
          <S.Title lang={words.memberLanguage}>
            {url === null ? (
              title
            ) : (
              <Link to={paths.archiveDetail(id)} state={{ title } satisfies OpenedPost}>
                {title}
              </Link>
            )}
          </S.Title>
          {url === null && (
            <Text size="body-s" tone="text-2">
              {words.textDeleted}
            </Text>
          )}
          <Row as="p" gap={2} wraps size="body-s" weight={500} tone="text-2">
            {roles.map((role) => (
              <RoleChip key={role} role={role} label={words.roles[role]} />
            ))}
            {host !== null && (
              <S.ProjectLink href={link} {...OUTSIDE}>
                <S.Host>{host}</S.Host>
                <VisuallyHidden> {words.newWindow}</VisuallyHidden>
                <Icon of={ExternalLinkIcon} size={14} />
              </S.ProjectLink>
            )}
          </Row>
          <Periods together={project.together} stated={project} write={dottedSpan} />
          <Stack gap={1}>
            <TeamMark teamSize={teamSize} evaluatedMembers={evaluatedMembers} widest={widest} isOwn />
            {checks && (
              <Text size="label" weight={500} tone="text-2">
                {words.checks(checks)}
              </Text>
            )}
          </Stack>
          {project.contributions.length > 0 && <Contributions project={project} />}
        </S.Words>
        <S.Arrow aria-hidden>{url !== null && <Icon of={ArrowUpRightIcon} />}</S.Arrow>
        {children && <S.Tools>{children}</S.Tools>}
      </S.Row>
    </S.Item>
  );
}

/** What the member did (D155). */
function Contributions({ project: { contributions } }: Pick<ProjectRowProps, 'project'>) {
  const words = useRecordWords();
  return (
    <Stack gap={2}>
      <Text size="caption" tone="text-3">
        {words.contributions}
      </Text>
      <ContributionList lines={contributions} />
    </Stack>
  );
}
