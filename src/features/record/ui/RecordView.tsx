import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { checkedFacts, projectsByKind, timelineOf, type MemberRecord, type RecordProject } from '@contract/record';
import { dateIn, FactsFigure, KindHeading, useRecordWords } from '@/entities/record';
import { paths } from '@/shared/routes';
import { useIsOwn } from '@/shared/session';
import { CheckIcon, Icon } from '@/shared/ui/Icon';
import { SectionCount, SectionHeading } from '@/shared/ui/SectionHeading';
import { Surface } from '@/shared/ui/pieces';
import { RecordHead } from './RecordHead';
import { ProjectRow } from './ProjectRow';
import { RecordBar } from './RecordActions';
import { Voices } from './Voices';
import * as S from './RecordView.styles';

interface RecordViewProps {
  record: MemberRecord;
  /** The owner's link to the credential of a project. */
  credential: (project: RecordProject) => ReactNode;
}

/** The public record of a member (D121). */
export function RecordView({ record, credential }: RecordViewProps) {
  const { memberId, projects, facts } = record;
  const words = useRecordWords();
  const isOwn = useIsOwn(memberId);
  const widest = Math.max(0, ...projects.map(({ teamSize }) => teamSize));

  return (
    <S.Column>
      <RecordHead record={record} isOwn={isOwn} />
      {projects.length === 0 && (
        <Surface as="p" look="sunken" tone="text-2" center above={8}>
          {words.empty}
        </Surface>
      )}
      {projects.length > 0 && (
        <>
          <S.FigureBox>
            <FactsFigure size="record" facts={facts} timeline={timelineOf(projects)} />
          </S.FigureBox>
          <Checks record={record} />
          <S.Section>
            <SectionHeading>
              {words.projects} <SectionCount>{projects.length}</SectionCount>
            </SectionHeading>
            {projectsByKind(projects).map((group) => (
              <S.Kind key={group.kind}>
                <KindHeading kind={group.kind} count={group.projects.length} />
                <ol>
                  {group.projects.map((project) => (
                    <ProjectRow
                      key={project.id}
                      project={project}
                      widest={widest}
                      eager={projects.indexOf(project) < S.ROWS_IN_SIGHT}
                    >
                      {isOwn && credential(project)}
                    </ProjectRow>
                  ))}
                </ol>
              </S.Kind>
            ))}
          </S.Section>
        </>
      )}
      <Voices record={record} />
      <Foot record={record} />
      <RecordBar record={record} />
    </S.Column>
  );
}

function Checks({ record }: { record: MemberRecord }) {
  const words = useRecordWords();
  return (
    <S.Checks>
      {checkedFacts(record, words).map(({ title, hint }) => (
        <li key={title}>
          <S.CheckMark>
            <Icon of={CheckIcon} size={15} strokeWidth={3} />
          </S.CheckMark>
          <p>
            <b>{title}</b>
            <span>{hint}</span>
          </p>
        </li>
      ))}
    </S.Checks>
  );
}

/** The origin of the record, the time it was read, and its address. */
function Foot({ record: { code, url, readDateTime } }: { record: MemberRecord }) {
  const words = useRecordWords();
  return (
    <S.Foot>
      <S.QrCode>
        <img loading="lazy" src={paths.recordQrCode(code)} alt={words.qrCode} width={104} height={104} />
      </S.QrCode>
      <div>
        <p>
          <b>{words.how}</b> <Link to={paths.aboutProof}>{words.howLink}</Link>
        </p>
        <p>{words.readOn(dateIn(words, readDateTime))}</p>
        <S.Address>{url.replace(/^https?:\/\//, '')}</S.Address>
      </div>
    </S.Foot>
  );
}
