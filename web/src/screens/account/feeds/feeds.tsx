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
      <p>{t.account.feeds.intro}</p>
      {created && (
        <p role="status" className="note">
          <Sentence parts={t.account.feeds.shownOnce((text) => <b>{text}</b>)} />
        </p>
      )}
      <div className={styles.group}>
        <h3>{t.account.feeds.calendarTitle}</h3>
        <p>{t.account.feeds.calendar}</p>
        {created && <CalendarLinks key={created.id} url={created.calendarUrl} />}
      </div>
      <div className={styles.group}>
        <h3>{t.account.feeds.podcastTitle}</h3>
        <p>{t.account.feeds.podcast(FEED_RECORDINGS_MAX)}</p>
        {created && <SermonsLink url={created.sermonsUrl} />}
      </div>
      <NeedsConnection>
        <Button
          variant={created ? 'outlined' : 'filled'}
          aria-disabled={isPending}
          onClick={() => !isPending && mutate()}
        >
          {data?.items.length ? t.account.feeds.getAnother : t.account.feeds.get}
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
          {t.account.feeds.addToApple}
        </a>
        <a
          href={googleLink(url)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttons.outlined}
        >
          <CalendarPlus aria-hidden />
          {t.account.feeds.addToGoogle}
        </a>
      </div>
      <CopyField label={t.account.feeds.calendarLink} value={url} />
      <p className="muted">{t.account.feeds.calendarHelp}</p>
    </>
  );
}

/** The podcast of a new private link. */
function SermonsLink({ url }: { url: string }) {
  return (
    <>
      <CopyField label={t.account.feeds.podcastLink} value={url} />
      <p className="muted">{t.account.feeds.podcastHelp}</p>
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
      showToast({ severity: 'success', text: t.account.feeds.turnedOff });
    },
  });
  if (isPending) return <Loading />;
  if (!data) {
    return <LoadFailed text={t.account.feeds.failed} onAction={() => refetch()} />;
  }
  return (
    <>
      {data.items.length === 0 ? (
        <p className="muted">{t.account.feeds.none}</p>
      ) : (
        <OwnList
          label={t.account.feeds.list}
          button={t.account.feeds.turnOff}
          rows={data.items.map(({ id, createdAt, lastReadAt }) => ({
            id,
            title: t.account.feeds.created(formatTime(createdAt)),
            detail: lastReadAt
              ? t.account.feeds.lastUsed(formatTime(lastReadAt))
              : t.account.feeds.unused,
            action: t.account.feeds.turnOffLink,
          }))}
          onPress={(id) => setAsked(data.items.find((feed) => feed.id === id))}
        />
      )}
      {asked && (
        <ConfirmDialog
          title={t.account.feeds.turnOffTitle}
          question={t.account.feeds.turnOffQuestion(formatTime(asked.createdAt))}
          no={t.account.keep}
          yes={t.account.feeds.turnOff}
          isDangerous
          onClose={() => setAsked(undefined)}
          onYes={() => mutate(asked)}
        />
      )}
    </>
  );
}
