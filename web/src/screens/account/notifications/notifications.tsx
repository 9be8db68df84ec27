import { useQuery } from '@tanstack/react-query';
import { t } from '../../../browser/locale/messages.ts';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { EmailChoices, EmailNotes } from './emails.tsx';
import { notificationsQuery } from './notifications-query.ts';
import { PushDevices } from './push-devices.tsx';

/** What the person is notified of, and how. */
export default function Notifications() {
  const { data, isPending, refetch } = useQuery(notificationsQuery);
  if (isPending) return <Loading />;
  if (!data) {
    return <LoadFailed text={t.notifications.failed} onAction={() => refetch()} />;
  }
  return (
    <>
      {!data.isEmailOffered && <PushDevices reply={data} />}
      <EmailNotes reply={data} />
      <EmailChoices reply={data} />
      {data.isEmailOffered && <PushDevices reply={data} />}
    </>
  );
}
