import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';
import { Section as LandingSection } from './section.styles';

export const Band = styled.div(css`
  margin-top: ${theme.section.lg};
  padding-bottom: ${theme.section.md};
  background: ${theme.color['bg-subtle']};

  ${below('mobile')} {
    margin-top: ${theme.section.md};
  }
`);

export const Section = styled(LandingSection)(css`
  padding-bottom: 0;
`);

export const Head = styled.div(css`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${theme.space[6]};
  margin-bottom: ${theme.space[7]};

  h2 {
    margin-bottom: 0;
    /* Balanced, it would break between 모집 and 중인. */
    text-wrap: wrap;
  }
`);

/** Four posts fill every row: 4, 2 by 2, or one below the other. */
export const Cards = styled.ul(css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[5]};

  ${below('wide')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${below('mobile')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[3]};
  }
`);
