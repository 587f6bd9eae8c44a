import { useGetArchiveQuery } from '@/shared/api';
import { Tag } from '@/shared/ui/Tag';
import * as S from './TeamEvaluation.styles';

/** What the evaluation is about. */
export function EvaluationHead({ archiveId }: { archiveId: number }) {
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
      <S.Lead>함께한 팀원 모두에게 한마디를 남겨 주세요. 누가 썼는지는 보이지 않아요.</S.Lead>
    </S.Head>
  );
}
