import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

export { PageLead as Lead, PageTitle as Title } from '@/shared/ui/PageTitle';

export const Head = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[2]} 0 ${theme.space[6]};

  ${below('mobile')} {
    padding-bottom: ${theme.space[2]};
  }
`;

/** Somebody was accepted: the team has a page. */
export const ToTeam = styled.div`
  margin-top: ${theme.space[3]};
`;
