import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { MemberAvatar } from '@/entities/member';
import { below, text, theme } from '@/shared/theme';
import { FieldGroup } from '@/shared/ui/Field';
import { Tag } from '@/shared/ui/Tag';

/** Too narrow for a name and its state side by side. */
const NARROW = '@media (max-width: 359.98px)';

export const Card = styled.section(css`
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius['2xl']};
  background: ${theme.color.surface};

  &[data-open] {
    border-color: transparent;
    outline: 2px solid ${theme.color.primary};
    outline-offset: -2px;
    box-shadow: ${theme.shadow.e2};
  }
`);

export const Heading = styled.h2`
  font: inherit;
`;

export const Head = styled.button(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  width: 100%;
  padding: ${theme.space[5]} ${theme.space[6]};
  border-radius: ${theme.radius['2xl']};
  text-align: left;
  /* Below the header of the page, when it is scrolled to. */
  scroll-margin-top: 88px;

  > svg {
    flex: none;
    color: ${theme.color['text-2']};
    transition: transform ${theme.motion.base};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  &:focus-visible {
    outline-offset: -6px;
  }
  ${below('mobile')} {
    gap: ${theme.space[3]};
    padding: ${theme.space[4]};
  }
  ${NARROW} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;

    > svg {
      grid-area: 1 / 3;
    }
  }
`);

export const Face = styled(MemberAvatar)`
  width: 56px;
  height: 56px;

  ${below('mobile')} {
    width: 48px;
    height: 48px;
  }
`;

export const Consent = styled(Tag)`
  margin-left: 3px;
  vertical-align: middle;
`;

export const State = styled.span(css`
  flex: none;
  color: ${theme.color['text-3']};
  ${text('label', 500)}

  ${NARROW} {
    grid-area: 2 / 2;
    justify-self: start;
  }
`);

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding: ${theme.space[2]} ${theme.space[6]} ${theme.space[6]};

  [data-field-error] {
    scroll-margin-top: 96px;
  }
  &[hidden] {
    display: none;
  }
  ${below('mobile')} {
    padding: ${theme.space[1]} ${theme.space[4]} ${theme.space[4]};
  }
`;

/** The message is above the keywords, because these fill the screen of a phone. */
export const KeywordGroup = styled(FieldGroup)`
  > [role='group'] {
    order: 1;
  }

  [aria-disabled='true'] {
    color: ${theme.color['text-3']};
    box-shadow: inset 0 0 0 1px ${theme.color['border-subtle']};
  }
`;

/** How many keywords are chosen, of how many. */
export const KeywordCount = styled.span(css`
  ${text('label', 600)}
  color: ${theme.color['text-3']};

  &[data-full] {
    color: ${theme.color['accent-text']};
  }
`);

/** Why a fourth keyword was not chosen; empty without a reason. */
export const KeywordRefusal = styled.p(css`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  ${text('label', 500)}

  &:not(:empty) {
    padding: ${theme.space[3]} ${theme.space[4]};
    border-radius: ${theme.radius.md};
    background: ${theme.color['accent-soft']};
    color: ${theme.color['accent-text']};
  }
`);

export const Next = styled.div`
  display: flex;
  justify-content: flex-end;

  ${below('mobile')} {
    > button {
      width: 100%;
    }
  }
`;
