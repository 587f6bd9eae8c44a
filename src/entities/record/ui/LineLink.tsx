import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { linkHost } from '@contract/record';
import { OUTSIDE } from '@/shared/lib/outsideLink';
import { focusRing, text, theme } from '@/shared/theme';
import { ExternalLinkIcon, Icon } from '@/shared/ui/Icon';
import { useRecordWords } from '../model/words';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';

interface LineLinkProps {
  link: string | null;
  /** A text between the line and its link. */
  before?: string;
}

/** The link of a line about what a member did, by its host. */
export function LineLink({ link, before = ' ' }: LineLinkProps) {
  const { newWindow } = useRecordWords();
  const host = link === null ? null : linkHost(link);
  if (link === null || host === null) return null;
  return (
    <>
      {before}
      <Outside href={link} {...OUTSIDE}>
        {host}
        <VisuallyHidden> {newWindow}</VisuallyHidden>
        <Icon of={ExternalLinkIcon} size={14} />
      </Outside>
    </>
  );
}

/** Above a link that covers its row. */
const Outside = styled.a(css`
  position: relative;
  z-index: ${theme.z.raised};
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  border-radius: ${theme.radius.sm};
  color: ${theme.color['primary-text']};
  ${text('label', 500)}
  ${focusRing}

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`);
