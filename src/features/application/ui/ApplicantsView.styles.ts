import styled from '@emotion/styled';
import { below } from '@/shared/theme';

export { PageLead as Lead, PageTitle as Title } from '@/shared/ui/PageTitle';

export const Head = styled.div`
  display: grid;
  gap: 4px;
  padding: 8px 0 24px;

  ${below('mobile')} {
    padding-bottom: 8px;
  }
`;

/** Somebody was accepted: the team has a page. */
export const ToTeam = styled.div`
  margin-top: 12px;
`;
