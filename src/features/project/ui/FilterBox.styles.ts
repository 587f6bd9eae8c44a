import styled from '@emotion/styled';
import { below } from '@/shared/theme';
import { Tabs } from '@/shared/ui/Tabs';

export const Box = styled.section`
  margin-bottom: 20px;
  border-radius: ${({ theme }) => theme.radius.xl};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.border};
  overflow: hidden;

  ${below('mobile')} {
    margin: 0 -20px 16px;
    border-radius: 0;
    box-shadow:
      inset 0 1px ${({ theme }) => theme.color['border-subtle']},
      inset 0 -1px ${({ theme }) => theme.color['border-subtle']};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Row = styled(Tabs)`
  padding: 6px 10px 0;

  ${below('mobile')} {
    padding-top: 0;
  }
`;

export const Panel = styled.div`
  padding: 20px 24px 22px;

  ${below('mobile')} {
    padding: 14px 20px 16px;
  }
`;
