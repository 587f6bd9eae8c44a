import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { below, text, theme } from '@/shared/theme';
import { Chip } from '@/shared/ui/Chip';
import { FieldLabel } from '@/shared/ui/Field';

/** A field below its label; a decision sets the variables that put the label into a column of its own. */
export const Group = styled.div`
  display: grid;
  grid-template-columns: var(--reason-columns, minmax(0, 1fr));
  gap: ${theme.space[2]} ${theme.space[4]};
`;

/** Seen only: the field has the same as its name. Beside the other questions of a decision it looks like theirs. */
export const Label = styled(FieldLabel)(css`
  padding-top: var(--reason-label-top, 0);
  ${text('body-s', 600)}

  [data-beside] > & {
    color: ${theme.color['text-2']};
    ${text('label', 600)}
  }
`);

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
`;

export const Templates = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};

  ${below('mobile')} {
    flex-wrap: nowrap;
    overflow-x: auto;
    padding: 2px;
    scrollbar-width: none;
  }
`;

export const Template = styled(Chip)(css`
  flex: none;
  min-height: 36px;
  height: 36px;

  ${below('mobile')} {
    height: 44px;
  }
`);
