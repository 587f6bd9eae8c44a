import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, theme } from '@/shared/theme';

/** A part of the page, below a line. */
export const Part = styled.section(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding-top: ${theme.space[6]};
  border-top: 1px solid ${theme.color.border};
`);

export const Rows = styled.ul(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`);

/** Things with their actions at the right, on phones below. */
export const Row = styled.li(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 72px;
  padding-block: ${theme.space[3]};
  border-bottom: 1px solid ${theme.color['border-subtle']};
`);

export const Square = styled.span(css`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${theme.radius.md};
  background: ${theme.color['surface-hover']};
  color: ${theme.color['text-2']};

  &[data-look='pine'] {
    background: ${theme.color['primary-soft']};
    color: ${theme.color['primary-text']};
  }
`);

export const Words = styled.div(css`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 180px;
  overflow-wrap: anywhere;
`);

export const Actions = styled.div(css`
  display: flex;
  gap: ${theme.space[2]};

  ${below('mobile')} {
    flex: 1 0 100%;

    > button {
      flex: 1;
      min-height: 44px;
    }
  }
`);

/** Below the list; on phones as wide as the part. */
export const OwnAction = styled.div(css`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;

  ${below('mobile')} {
    justify-items: stretch;

    > button {
      min-height: 44px;
    }
  }
`);

/** The field of a name beside the square of its row, with its buttons below. */
export const NameForm = styled.form(css`
  display: grid;
  flex: 1;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: ${theme.space[3]};

  input {
    min-height: 44px;
  }
  > :last-child {
    grid-column: 1 / -1;
    justify-self: end;

    ${below('mobile')} {
      justify-self: stretch;
    }
  }
`);

/** As high as a row. */
export const SkeletonRow = styled.div(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 72px;
`);
