/** Loads a recording or a video again, at the same position. */
export function reloadMedia(media: HTMLMediaElement): void {
  const { currentTime } = media;
  media.load();
  if (currentTime > 0) media.currentTime = currentTime;
}

/**
 * The server closes a connection when nothing was read from it for a minute, as after a pause. Most browsers then
 * request the rest by themselves. For the others this loads the file again; false when there was another error, or the
 * connection broke twice at the same position.
 */
export function createMediaResume() {
  let triedAt = -1;
  return (media: HTMLMediaElement): boolean => {
    const { error, currentTime, paused } = media;
    const isBroken = error?.code === MediaError.MEDIA_ERR_NETWORK;
    if (!isBroken || currentTime === triedAt) return false;
    triedAt = currentTime;
    reloadMedia(media);
    if (!paused) media.play().catch(() => {});
    return true;
  };
}
