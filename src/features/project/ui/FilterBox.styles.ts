import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme, withoutScript } from '@/shared/theme';
import { Tabs } from '@/shared/ui/Tabs';

export const Box = styled.section(css`
  margin-bottom: ${theme.space[5]};
  border-radius: ${theme.radius.xl};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.border};
  overflow: hidden;

  ${below('mobile')} {
    margin: 0 -${theme.space[5]} ${theme.space[4]};
    border-radius: 0;
    box-shadow:
      inset 0 1px ${theme.color['border-subtle']},
      inset 0 -1px ${theme.color['border-subtle']};
  }
  ${withoutScript} {
    display: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`);

export const Row = styled(Tabs)(css`
  padding: ${theme.space[2]} ${theme.space[2]} 0;

  ${below('mobile')} {
    padding-top: 0;
  }
`);

export const Panel = styled.div(css`
  padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[5]};

  ${below('mobile')} {
    padding: ${theme.space[3]} ${theme.space[5]} ${theme.space[4]};
  }
`);

/** Two groups behind one tab, each with its name beside it. */
export const Questions = styled.div(css`
  display: grid;
  gap: ${theme.space[4]};

  > div {
    display: grid;
    grid-template-columns: 112px minmax(0, 1fr);
    align-items: center;
  }
  > div > span {
    color: ${theme.color['text-3']};
    ${text('caption')}
  }
  ${below('mobile')} {
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: ${theme.space[2]};
    }
  }
`);
