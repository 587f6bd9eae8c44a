import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { below, focusRing, text, theme } from '@/shared/theme';
import { SearchField } from '@/shared/ui/SearchField';
import { Back as CaseBack } from './CaseView.styles';
import { Filters, sidePanel } from './Section.styles';

export const Search = styled(SearchField)`
  margin-bottom: ${theme.space[3]};
`;

/** Above the table. */
export const Shows = styled(Filters)`
  margin-bottom: ${theme.space[2]};
`;

export const Name = styled(Link)(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  min-height: 44px;
  border-radius: ${theme.radius.md};
  ${focusRing}

  span {
    display: grid;
    min-width: 0;
  }
  small {
    display: none;
    color: ${theme.color['text-3']};
    ${text('caption')}
  }
  ${below('mobile')} {
    small {
      display: block;
    }
  }
`);

export const States = styled.span(css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};

  [aria-selected='true'] & small {
    color: ${theme.color['text-2']};
  }
`);

export const Panel = styled.section(css`
  ${sidePanel}
  gap: ${theme.space[5]};
`);

export const Who = styled.div(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};

  > div {
    flex: 1;
    min-width: 0;
  }
`);

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  > button {
    flex: 1;
    padding: 0 ${theme.space[3]};
    font-size: 15px;
  }
`;

/** The back link to the list, where the panel is a page of its own. */
export const Back = styled(CaseBack)`
  ${below('desk')} {
    margin-bottom: ${theme.space[2]};
  }
`;
