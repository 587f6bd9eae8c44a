import styled from '@emotion/styled';
import { below } from '@/shared/theme';

export { PageLead as Lead, PageTitle as Title } from '@/shared/ui/PageTitle';

export const Head = styled.div`
  display: grid;
  gap: 8px;
  margin: 8px 0 40px;

  ${below('mobile')} {
    margin-bottom: 28px;
  }
`;
