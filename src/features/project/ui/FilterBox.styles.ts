import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, withoutScript, theme } from '@/shared/theme';
import { Tabs } from '@/shared/ui/Tabs';

export const Box = styled.section(css`
  margin-bottom: 20px;
  border-radius: ${theme.radius.xl};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.border};
  overflow: hidden;

  ${below('mobile')} {
    margin: 0 -20px 16px;
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
  padding: 6px 10px 0;

  ${below('mobile')} {
    padding-top: 0;
  }
`);

export const Panel = styled.div(css`
  padding: 20px 24px 22px;

  ${below('mobile')} {
    padding: 14px 20px 16px;
  }
`);

/** Two groups behind one tab, each with its name beside it. */
export const Questions = styled.div(css`
  display: grid;
  gap: 16px;

  > div {
    display: grid;
    grid-template-columns: 112px minmax(0, 1fr);
    align-items: center;
  }
  > div > span {
    color: ${theme.color['text-3']};
    font: 500 13px/1.45 ${theme.font};
  }
  ${below('mobile')} {
    > div {
      grid-template-columns: minmax(0, 1fr);
      gap: 10px;
    }
  }
`);
