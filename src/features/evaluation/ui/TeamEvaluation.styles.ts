import styled from '@emotion/styled';
import { below, clampLines } from '@/shared/theme';

export { PageLead as Lead, PageTitle as Title } from '@/shared/ui/PageTitle';

export const Page = styled.div`
  width: 100%;
  max-width: 760px;
  margin: 0 auto;
`;

export const Head = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  margin: 16px 0 40px;
  text-align: center;

  ${below('mobile')} {
    justify-items: start;
    margin: 4px 0 28px;
    text-align: left;
  }
`;

/** Its space is reserved until the title has loaded. */
export const Project = styled.div`
  display: flex;
  min-height: 34px;
  max-width: 100%;
`;

export const ProjectTitle = styled.span`
  ${clampLines(1)}
  white-space: normal;
`;

export const Draft = styled.div`
  margin-bottom: 28px;

  &:empty {
    display: none;
  }
`;

export const Asked = styled.div`
  margin-bottom: 16px;
`;

export const Skeletons = styled.div`
  display: grid;
  gap: 12px;
`;
