import { useGetArchiveQuery } from '@/shared/api';
import { Tag } from '@/shared/ui/Tag';
import { anonymityOf } from '../lib/anonymityOf';
import { type Teammates } from '../model/evaluationForm';
import * as S from './TeamEvaluation.styles';

interface EvaluationHeadProps {
  archiveId: number;
  /** Undefined until they are known. */
  teammates: Teammates | undefined;
}

/** The head of the form: the archive and its team. */
export function EvaluationHead({ archiveId, teammates }: EvaluationHeadProps) {
  const { data: archive } = useGetArchiveQuery(archiveId);

  return (
    <S.Head>
      <S.Project>
        {archive && (
          <Tag tone="apricot" large>
            <S.ProjectTitle>{archive.title}</S.ProjectTitle>
          </Tag>
        )}
      </S.Project>
      <S.Title>팀원 평가</S.Title>
      <S.Lead>
        함께한 팀원 모두에게 한마디를 남겨 주세요.{' '}
        {teammates && <span>{anonymityOf(teammates.length + 1, archive?.published)}</span>}
      </S.Lead>
    </S.Head>
  );
}
