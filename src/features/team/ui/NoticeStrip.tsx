import { findProblems } from '@contract/firstMessage';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { TEAM_MESSAGES, teamRules, type Team } from '@contract/team';
import { isOutside, LinkedText, OUTSIDE } from '@/entities/post';
import { useSubmit, useUpdateTeamMutation } from '@/shared/api';
import { FormDraft } from '@/shared/drafts';
import { AppForm, FormLinkField, FormTextArea, SubmitButton } from '@/shared/forms';
import { useDialogLocation } from '@/shared/routes';
import { toast } from '@/shared/toast';
import { Button } from '@/shared/ui/Button';
import { DialogBody, DialogFoot, DialogForm, FormDialog } from '@/shared/ui/FormDialog';
import { ExternalLinkIcon, Icon, LinkIcon, MegaphoneIcon, PencilIcon } from '@/shared/ui/Icon';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { Text } from '@/shared/ui/pieces';
import * as S from './NoticeStrip.styles';

/** Each opens the same form, with its own field first. */
const NOTICE_DIALOG = 'team-notice';
const LINK_DIALOG = 'team-link';

/** Notice and contact link, for the team alone; the leader edits both. */
export function NoticeStrip({ team }: { team: Team }) {
  const { isLeader, notice, contactLink } = team;
  const dialog = useDialogLocation();
  if (!isLeader && !notice && !contactLink) return null;

  return (
    <S.Strip aria-labelledby="team-notice">
      <Icon of={MegaphoneIcon} size={22} />
      <div>
        <Text as="h2" size="caption" weight={600} tone="text-3" id="team-notice">
          {TEAM_MESSAGES.notice}
        </Text>
        <Text size="body" weight={500} keepsLines>
          <LinkedText>{notice || '아직 공지가 없어요.'}</LinkedText>
        </Text>
      </div>
      <S.Buttons>
        {isLeader && (
          <>
            <Button
              variant="line"
              size="small"
              icon={<Icon of={PencilIcon} size={16} />}
              onClick={() => dialog.open(NOTICE_DIALOG)}
            >
              {notice ? '공지 고치기' : '공지 쓰기'}
            </Button>
            <Button
              variant="line"
              size="small"
              icon={<Icon of={LinkIcon} size={16} />}
              onClick={() => dialog.open(LINK_DIALOG)}
            >
              {contactLink ? '연락 링크 고치기' : '연락 링크 올리기'}
            </Button>
          </>
        )}
        {isOutside(contactLink) && (
          <Button to={contactLink} variant="line" size="small" {...OUTSIDE}>
            {TEAM_MESSAGES.contactLink} 열기
            <Icon of={ExternalLinkIcon} size={16} />
            <VisuallyHidden>(새 창)</VisuallyHidden>
          </Button>
        )}
      </S.Buttons>
      {isLeader && [NOTICE_DIALOG, LINK_DIALOG].includes(dialog.dialog ?? '') && (
        <NoticeDialog team={team} isLinkFirst={dialog.dialog === LINK_DIALOG} onClose={dialog.close} />
      )}
    </S.Strip>
  );
}

type NoticeForm = Pick<Team, 'notice' | 'contactLink'>;

interface NoticeDialogProps {
  team: Team;
  /** The link was asked for: its field comes first, and gets the focus. */
  isLinkFirst: boolean;
  onClose: () => void;
}

function NoticeDialog({ team, isLinkFirst, onClose }: NoticeDialogProps) {
  const { projectId, notice, contactLink } = team;
  const [update] = useUpdateTeamMutation();
  const draft = { form: 'team-notice', target: projectId };
  const form = useSubmit<NoticeForm>({
    draft,
    send: (values) => update({ projectId, ...values }),
    done() {
      toast(TEAM_MESSAGES.saved);
      onClose();
    },
    texts: { unknown: MESSAGES.poorConnection },
  });

  return (
    <FormDialog title="공지와 연락 링크" lead="팀원에게만 보여요." onClose={onClose}>
      <AppForm
        as={DialogForm}
        initialValues={{ notice, contactLink }}
        check={(values) => findProblems(teamRules, values)}
        {...form}
      >
        <DialogBody>
          <FormDraft {...draft} />
          <NoticeFields isLinkFirst={isLinkFirst} />
        </DialogBody>
        <DialogFoot>
          <Button variant="gray" onClick={onClose}>
            취소
          </Button>
          <SubmitButton size="default">저장하기</SubmitButton>
        </DialogFoot>
      </AppForm>
    </FormDialog>
  );
}

function NoticeFields({ isLinkFirst }: Pick<NoticeDialogProps, 'isLinkFirst'>) {
  const link = <FormLinkField name="contactLink" label={TEAM_MESSAGES.contactLink} optional />;
  return (
    <>
      {isLinkFirst && link}
      <FormTextArea name="notice" label={TEAM_MESSAGES.notice} optional max={LIMITS.teamNotice} />
      {!isLinkFirst && link}
    </>
  );
}
