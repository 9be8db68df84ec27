import { useEffect, useEffectEvent, useState } from 'react';
import { contentAddress, findContentError, openContent } from '../../api/content.ts';
import { t } from '../../browser/locale/messages.ts';
import { createMediaResume } from '../../browser/media-resume.ts';
import type { FileInfo } from '../../offline/files/file-store.ts';
import { preferServer } from '../../offline/files/prefer-server.ts';
import { storeOpened } from '../../offline/files/stored-files.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadFailed } from '../../ui/feedback/load-failed.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { describeFailure } from './describe-failure.ts';

interface MediaPreviewProps {
  info: FileInfo;
  viewer: 'picture' | 'video';
}

/** A picture or a video. */
export default function MediaPreview({ info, viewer }: MediaPreviewProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'not supported' | Error>('loading');
  const viewerProps: MediaProps = {
    info,
    onShown: () => setState('shown'),
    onFailed: (error) => setState(error instanceof Error ? error : 'not supported'),
  };
  return (
    <>
      {state === 'loading' && <Loading />}
      {state instanceof Error ? (
        <LoadFailed text={describeFailure(state)} onAction={() => setState('loading')} />
      ) : state === 'not supported' ? (
        <div role="alert">
          <EmptyState text={t.documents.notSupported} />
        </div>
      ) : viewer === 'picture' ? (
        <Picture {...viewerProps} />
      ) : (
        <Video {...viewerProps} />
      )}
    </>
  );
}

interface MediaProps {
  info: FileInfo;
  onShown: () => void;
  /** Without an error, the file has loaded, but the browser cannot show it. */
  onFailed: (error?: unknown) => void;
}

/** Requested by us and not by the browser, so that it can be stored on this device. */
function Picture({ info, onShown, onFailed }: MediaProps) {
  const [source, setSource] = useState('');
  const load = useEffectEvent((signal: AbortSignal) => loadPicture(info, signal));
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let address = '';
    load(signal).then(
      (picture) => {
        if (signal.aborted) return;
        address = URL.createObjectURL(picture);
        setSource(address);
      },
      (error) => !signal.aborted && fail(error),
    );
    return () => {
      stop.abort();
      URL.revokeObjectURL(address);
    };
  }, []);
  return source ? (
    <img src={source} alt={info.title} onLoad={onShown} onError={() => onFailed()} />
  ) : null;
}

/** Loads a picture and stores it on this device. Without a connection, reads its copy. */
async function loadPicture(info: FileInfo, signal: AbortSignal): Promise<Blob> {
  async function load() {
    const picture = await (await openContent(contentAddress(info.id), { signal })).blob();
    void storeOpened(info, picture);
    return picture;
  }
  return await preferServer(info.id, load, (copy) => copy);
}

function Video({ info, onShown, onFailed }: MediaProps) {
  const [resume] = useState(createMediaResume);
  // The browser loads it by itself and does not say why it failed.
  const findError = () => void findContentError(info.id).then(onFailed);
  return (
    // biome-ignore lint/a11y/useMediaCaption: files in the drive have no captions.
    <video
      src={contentAddress(info.id)}
      aria-label={info.title}
      controls
      onLoadedMetadata={onShown}
      onError={(event) => resume(event.currentTarget) || findError()}
    />
  );
}
