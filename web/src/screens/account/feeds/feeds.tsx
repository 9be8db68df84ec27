import type { CreatedFeed, Feed } from '@assembly/contract/account/account';
import { createFeed, revokeFeed } from '@assembly/contract/endpoints/account';
import { FEED_RECORDINGS_MAX } from '@assembly/contract/limits';
import { useMutation, useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { formatTime } from '../../../browser/locale/format-time.ts';
import { t } from '../../../browser/locale/messages.ts';
import { NeedsConnection } from '../../../offline/needs-connection.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { showToast } from '../../../ui/feedback/show-toast.ts';
import buttons from '../../../ui/forms/button.module.css';
import { Button } from '../../../ui/forms/button.tsx';
import { CopyField } from '../../../ui/forms/copy-field.tsx';
import { Sentence } from '../../../ui/text/sentence.tsx';
import styles from '../account.module.css';
import { feedsQuery } from '../account-query.ts';
import { OwnList } from '../own-list.tsx';
import { googleLink, webcalLink } from './calendar-links.ts';

/** The private links for calendar and podcast apps. Each link has an address for both. */
export function Feeds() {
  const { data } = useQuery(feedsQuery);
  const [created, setCreated] = useState<CreatedFeed>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(createFeed),
    meta: { invalidates: feedsQuery.queryKey },
    onSuccess: setCreated,
  });
  return (
    <>
      <p>{t.ownAccount.feeds.intro}</p>
      {created && (
        <p role="status" className="note">
          <Sentence parts={t.ownAccount.feeds.shownOnce((text) => <b>{text}</b>)} />
        </p>
      )}
      <div className={styles.group}>
        <h3>{t.ownAccount.feeds.calendarTitle}</h3>
        <p>{t.ownAccount.feeds.calendar}</p>
        {created && <CalendarLinks key={created.id} url={created.calendarUrl} />}
      </div>
      <div className={styles.group}>
        <h3>{t.ownAccount.feeds.podcastTitle}</h3>
        <p>{t.ownAccount.feeds.podcast(FEED_RECORDINGS_MAX)}</p>
        {created && <SermonsLink url={created.sermonsUrl} />}
      </div>
      <NeedsConnection>
        <Button
          variant={created ? 'outlined' : 'filled'}
          aria-disabled={isPending}
          onClick={() => !isPending && mutate()}
        >
          {data?.items.length ? t.ownAccount.feeds.getAnother : t.ownAccount.feeds.get}
        </Button>
      </NeedsConnection>
      <FeedList onRevoked={(id) => id === created?.id && setCreated(undefined)} />
    </>
  );
}

/** The ways to subscribe to the calendar of a new private link. */
function CalendarLinks({ url }: { url: string }) {
  const first = useRef<HTMLAnchorElement>(null);
  // It may be far above the button that was pressed.
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <div className="actions">
        <a ref={first} href={webcalLink(url)} className={buttons.outlined}>
          <CalendarPlus aria-hidden />
          {t.ownAccount.feeds.addToApple}
        </a>
        <a
          href={googleLink(url)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttons.outlined}
        >
          <CalendarPlus aria-hidden />
          {t.ownAccount.feeds.addToGoogle}
        </a>
      </div>
      <CopyField label={t.ownAccount.feeds.calendarLink} value={url} />
      <p className="muted">{t.ownAccount.feeds.calendarHelp}</p>
    </>
  );
}

/** The podcast of a new private link. */
function SermonsLink({ url }: { url: string }) {
  return (
    <>
      <CopyField label={t.ownAccount.feeds.podcastLink} value={url} />
      <p className="muted">{t.ownAccount.feeds.podcastHelp}</p>
    </>
  );
}

/** The user's private links, without their addresses. Each can be turned off. */
function FeedList({ onRevoked }: { onRevoked: (id: string) => void }) {
  const { data, isPending, refetch } = useQuery(feedsQuery);
  const [asked, setAsked] = useState<Feed>();
  const { mutate } = useMutation({
    mutationFn: ({ id }: Feed) => call(revokeFeed, { params: { id } }),
    meta: { invalidates: feedsQuery.queryKey },
    onSuccess(_reply, { id }) {
      onRevoked(id);
      showToast({ severity: 'success', text: t.ownAccount.feeds.turnedOff });
    },
  });
  if (isPending) return <Loading />;
  if (!data) {
    return <LoadFailed text={t.ownAccount.feeds.failed} onAction={() => refetch()} />;
  }
  return (
    <>
      {data.items.length === 0 ? (
        <p className="muted">{t.ownAccount.feeds.none}</p>
      ) : (
        <OwnList
          label={t.ownAccount.feeds.list}
          button={t.ownAccount.feeds.turnOff}
          rows={data.items.map(({ id, createdAt, lastReadAt }) => ({
            id,
            title: t.ownAccount.feeds.created(formatTime(createdAt)),
            detail: lastReadAt
              ? t.ownAccount.feeds.lastUsed(formatTime(lastReadAt))
              : t.ownAccount.feeds.unused,
            action: t.ownAccount.feeds.turnOffLink,
          }))}
          onPress={(id) => setAsked(data.items.find((feed) => feed.id === id))}
        />
      )}
      {asked && (
        <ConfirmDialog
          title={t.ownAccount.feeds.turnOffTitle}
          question={t.ownAccount.feeds.turnOffQuestion(formatTime(asked.createdAt))}
          no={t.ownAccount.keep}
          yes={t.ownAccount.feeds.turnOff}
          isDangerous
          onClose={() => setAsked(undefined)}
          onYes={() => mutate(asked)}
        />
      )}
    </>
  );
}
