import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, tabularNumbers, theme } from '@/shared/theme';
import { Button } from '@/shared/ui/Button';

export const Panel = styled.section(css`
  padding: 14px 28px;
  border-radius: ${theme.radius.panel};
  background: ${theme.color['primary-soft']};

  small {
    color: ${theme.color['text-2']};
  }
  ${below('mobile')} {
    margin-inline: -20px;
    padding-inline: 20px;
    border-radius: 0;
  }
`);

export const Lead = styled.div`
  && b {
    font-size: 20px;
    letter-spacing: -0.018em;
  }
`;

export const Address = styled.div(css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  margin-top: 6px;
  padding: 8px 8px 8px 20px;
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  font: 600 16px/1.4 ${theme.font};
  ${tabularNumbers}

  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${below('mobile')} {
    flex-wrap: wrap;
    padding: 16px 12px 12px;

    > span {
      flex-basis: 100%;
      padding-left: 4px;
      font-size: 15.5px;
    }
    > button {
      width: 100%;
    }
  }
`);

export const NewCode = styled(Button)`
  margin: 8px 0 8px -16px;
`;

export const Switches = styled.div(css`
  border-top: 1px solid ${theme.color['primary-soft-hover']};

  > button {
    min-height: 64px;
  }
  > button + button {
    border-top: 1px solid ${theme.color['primary-soft-hover']};
  }
`);
