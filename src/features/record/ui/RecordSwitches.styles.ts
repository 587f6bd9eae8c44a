import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, tabularNumbers, text, theme } from '@/shared/theme';
import { Button } from '@/shared/ui/Button';

export const Panel = styled.section(css`
  padding: ${theme.space[3]} ${theme.space[6]};
  border-radius: ${theme.radius['2xl']};
  background: ${theme.color['primary-soft']};

  small {
    color: ${theme.color['text-2']};
  }
  ${below('mobile')} {
    margin-inline: -${theme.space[5]};
    padding-inline: ${theme.space[5]};
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
  gap: ${theme.space[3]};
  min-height: 64px;
  margin-top: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[5]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  ${text('body', 600)}
  ${tabularNumbers}

  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${below('mobile')} {
    flex-wrap: wrap;
    padding: ${theme.space[4]} ${theme.space[3]} ${theme.space[3]};

    > span {
      flex-basis: 100%;
      padding-left: ${theme.space[1]};
      font-size: 15.5px;
    }
    > button {
      width: 100%;
    }
  }
`);

export const NewCode = styled(Button)`
  margin: ${theme.space[2]} 0 ${theme.space[2]} -${theme.space[4]};
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
