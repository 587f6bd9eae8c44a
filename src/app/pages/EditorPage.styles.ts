import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

export { PageLead as Lead, PageTitle as Title } from '@/shared/ui/PageTitle';

export const Head = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  margin: ${theme.space[2]} 0 ${theme.space[7]};

  ${below('mobile')} {
    margin-bottom: ${theme.space[6]};
  }
`;
