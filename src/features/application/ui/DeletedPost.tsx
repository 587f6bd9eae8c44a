import { useFormikContext } from 'formik';
import { APPLICATION_MESSAGES, DELETED_POST_TEXTS } from '@contract/application';
import { paths } from '@/shared/routes';
import { Banner } from '@/shared/ui/Banner';
import { Button } from '@/shared/ui/Button';
import { DialogBody, DialogFoot } from '@/shared/ui/FormDialog';
import { CopyIcon, Icon, TrashIcon } from '@/shared/ui/Icon';
import { copyText } from '@/shared/ui/ShareButton';
import { Row, Stack, Surface, Text } from '@/shared/ui/pieces';
import { type ApplicationForm } from '../model/useApply';

/** The sheet once its post is deleted: says so in place, and keeps what was written, to be copied (MEND-37). */
export function DeletedPost({ onClose }: { onClose: () => void }) {
  const { message, link } = useFormikContext<ApplicationForm>().values;

  return (
    <>
      <DialogBody>
        <Notice />
        {message !== '' && (
          <Stack as="section" gap={2}>
            <Row justify="space-between">
              <Text as="h3" size="body-s" weight={600}>
                {APPLICATION_MESSAGES.messageLabel}
              </Text>
              <Button
                variant="gray"
                size="small"
                icon={<Icon of={CopyIcon} size={16} />}
                onClick={() => void copyText(message, DELETED_POST_TEXTS)}
              >
                {DELETED_POST_TEXTS.copy}
              </Button>
            </Row>
            <Surface look="sunken" inset="small">
              <Text size="body" keepsLines>
                {message}
              </Text>
            </Surface>
          </Stack>
        )}
        {link !== '' && (
          <Stack as="section" gap={2}>
            <Text as="h3" size="body-s" weight={600}>
              링크
            </Text>
            <Surface look="sunken" inset="small">
              <Text size="body">{link}</Text>
            </Surface>
          </Stack>
        )}
      </DialogBody>
      <DialogFoot>
        <Button variant="gray" onClick={onClose}>
          닫기
        </Button>
        <Button to={paths.projectList} replace>
          {DELETED_POST_TEXTS.others}
        </Button>
      </DialogFoot>
    </>
  );
}

function Notice() {
  return (
    <div role="alert" tabIndex={-1} ref={focusOnce}>
      <Banner tone="danger" icon={TrashIcon}>
        <Stack as="span">
          <Text as="b" size="body-s" weight={700}>
            {DELETED_POST_TEXTS.title}
          </Text>
          <Text as="span" size="label" weight={500} tone="text-2">
            {DELETED_POST_TEXTS.hint}
          </Text>
        </Stack>
      </Banner>
    </div>
  );
}

/** The pressed button is gone. */
const focusOnce = (notice: HTMLElement | null) => notice?.focus({ preventScroll: true });
