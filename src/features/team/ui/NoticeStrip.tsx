import { findProblems } from '@contract/firstMessage';
import { LIMITS } from '@contract/limits';
import { MESSAGES } from '@contract/messages';
import { TEAM_MESSAGES, teamRules, type Team } from '@contract/team';
import { isOutside, LinkedText, OUTSIDE, withoutScheme } from '@/entities/post';
import { useSubmit, useUpdateTeamMutation } from '@/shared/api';
import { FormDraft } from '@/shared/drafts';
import { AppForm, FormLinkField, FormTextArea, SubmitButton } from '@/shared/forms';
import { useFocusRestore } from '@/shared/lib/useFocusRestore';
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

/** The heading of the strip, which gets the focus when the question about the link has gone with its button. */
const NOTICE_ID = 'team-notice';

interface NoticeStripProps {
  team: Team;
  /** The welcome has the button to the contact link. */
  withoutLink: boolean;
}

/**
 * Notice and contact link, for the team alone; the leader edits both, and is asked for the link until there is one
 * (D198).
 */
export function NoticeStrip({ team, withoutLink }: NoticeStripProps) {
  const { isLeader, notice, contactLink } = team;
  const { open } = useDialogLocation();
  const keepFocus = useFocusRestore(NOTICE_ID);
  const hasLink = isOutside(contactLink);
  const showsLink = hasLink && !withoutLink;
  const hasNotice = isLeader || Boolean(notice);
  const asksForLink = isLeader && !hasLink;
  if (!hasNotice && !showsLink) return null;

  return (
    <S.Strips data-asks={(asksForLink && !notice) || undefined} onFocus={keepFocus}>
      {asksForLink && <LinkQuestion onAnswer={() => open(LINK_DIALOG)} />}
      <S.Strip aria-labelledby={NOTICE_ID}>
        <Icon of={hasNotice ? MegaphoneIcon : LinkIcon} size={22} />
        <NoticeText team={team} />
        <Buttons team={team} showsLink={showsLink} onOpen={open} />
      </S.Strip>
      {isLeader && <EditDialog team={team} />}
    </S.Strips>
  );
}

interface ButtonsProps {
  team: Team;
  showsLink: boolean;
  onOpen: (dialog: string) => void;
}

function Buttons({ team, showsLink, onOpen }: ButtonsProps) {
  return (
    <S.Buttons>
      {team.isLeader && <EditButtons team={team} onOpen={onOpen} />}
      {showsLink && (
        <Button to={team.contactLink} variant="line" size="small" {...OUTSIDE}>
          {TEAM_MESSAGES.openLink}
          <Icon of={ExternalLinkIcon} size={16} />
          <VisuallyHidden>(새 창)</VisuallyHidden>
        </Button>
      )}
    </S.Buttons>
  );
}

/** The leader's buttons, which open the form of notice and link. */
function EditButtons({ team: { notice, contactLink }, onOpen }: Pick<ButtonsProps, 'team' | 'onOpen'>) {
  return (
    <>
      <Button
        variant="line"
        size="small"
        icon={<Icon of={PencilIcon} size={16} />}
        onClick={() => onOpen(NOTICE_DIALOG)}
      >
        {notice ? TEAM_MESSAGES.editNotice : TEAM_MESSAGES.addNotice}
      </Button>
      {isOutside(contactLink) && (
        <Button variant="line" size="small" icon={<Icon of={LinkIcon} size={16} />} onClick={() => onOpen(LINK_DIALOG)}>
          {TEAM_MESSAGES.editLink}
        </Button>
      )}
    </>
  );
}

/** The form that one of the buttons has opened. */
function EditDialog({ team }: { team: Team }) {
  const { dialog, close } = useDialogLocation();
  if (dialog !== NOTICE_DIALOG && dialog !== LINK_DIALOG) return null;
  return <NoticeDialog team={team} isLinkFirst={dialog === LINK_DIALOG} onClose={close} />;
}

/** The notice; of a team without one its leader sees that there may be one, and members read where the link leads. */
function NoticeText({ team: { isLeader, notice, contactLink } }: { team: Team }) {
  const isLink = !notice && !isLeader;
  return (
    <div>
      <Text as="h2" size="caption" weight={600} tone="text-3" id={NOTICE_ID} tabIndex={-1}>
        {isLink ? TEAM_MESSAGES.contactLink : TEAM_MESSAGES.notice}
      </Text>
      <Text size="body" weight={500} keepsLines>
        {isLink ? withoutScheme(contactLink) : <LinkedText>{notice || TEAM_MESSAGES.emptyNotice}</LinkedText>}
      </Text>
    </div>
  );
}

function LinkQuestion({ onAnswer }: { onAnswer: () => void }) {
  return (
    <S.Question aria-labelledby="link-question">
      <div>
        <Text as="h2" size="title" id="link-question">
          {TEAM_MESSAGES.whereToTalk}
        </Text>
        <Text size="label" weight={500} tone="text-2">
          {TEAM_MESSAGES.linkHint}
        </Text>
      </div>
      <S.Buttons>
        <Button variant="line" onClick={onAnswer}>
          {TEAM_MESSAGES.addLink}
        </Button>
      </S.Buttons>
    </S.Question>
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
