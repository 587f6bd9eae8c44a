import styled from '@emotion/styled';
import { below, clampLines, theme } from '@/shared/theme';

export { PageLead as Lead, PageTitle as Title } from '@/shared/ui/PageTitle';

export const Page = styled.div`
  width: 100%;
  max-width: 760px;
  margin: 0 auto;
`;

export const Head = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  margin: ${theme.space[4]} 0 ${theme.space[7]};
  text-align: center;

  ${below('mobile')} {
    justify-items: start;
    margin: ${theme.space[1]} 0 ${theme.space[6]};
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
  margin-bottom: ${theme.space[6]};

  &:empty {
    display: none;
  }
`;

export const Asked = styled.div`
  margin-bottom: ${theme.space[4]};
`;
