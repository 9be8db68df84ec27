import {
  CHOICE_LABELS,
  type NotificationChoice,
  type NotificationsReply,
  type NotificationTopic,
} from '@assembly/contract/notifications/notifications';
import { NeedsConnection } from '../../../offline/needs-connection.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import styles from '../account.module.css';
import { TOPIC_LABELS } from './topic-labels.ts';
import { useSaveChoice } from './use-save-choice.ts';

/** How the person is notified of each topic by email. A choice is saved as soon as it is made. */
export function EmailChoices({ reply }: { reply: NotificationsReply }) {
  const { choose, unsaved } = useSaveChoice();
  const topics = Object.entries(TOPIC_LABELS) as [NotificationTopic, string][];
  return (
    <NeedsConnection>
      <div className={styles.form}>
        {topics.map(([topic, label]) => {
          const choice = unsaved[topic]?.choice ?? reply[topic];
          // Sign-ups concern administrators only.
          if (choice === null) return null;
          return (
            <SelectField
              key={topic}
              label={label}
              options={CHOICE_LABELS}
              value={choice}
              onChange={(value) => choose(topic, value as NotificationChoice)}
            />
          );
        })}
      </div>
    </NeedsConnection>
  );
}
