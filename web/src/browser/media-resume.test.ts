import { expect, test, vi } from 'vitest';
import { createMediaResume } from './media-resume.ts';

function brokenMedia(code: number, paused: boolean) {
  const media = { error: { code }, currentTime: 600, paused, load: vi.fn(), play: vi.fn() };
  media.play.mockResolvedValue(undefined);
  media.load.mockImplementation(() => {
    media.currentTime = 0;
  });
  return media;
}
const asMedia = (media: ReturnType<typeof brokenMedia>) => media as unknown as HTMLMediaElement;

test.each([true, false])(
  'a recording whose connection breaks is loaded again at its position (paused: %s)',
  (paused) => {
    const resume = createMediaResume();
    const media = brokenMedia(MediaError.MEDIA_ERR_NETWORK, paused);
    expect(resume(asMedia(media))).toBe(true);
    expect(media.load).toHaveBeenCalledOnce();
    expect(media.currentTime).toBe(600);
    expect(media.play).toHaveBeenCalledTimes(paused ? 0 : 1);

    // Only once per position.
    expect(resume(asMedia(media))).toBe(false);
    media.currentTime = 660;
    expect(resume(asMedia(media))).toBe(true);
  },
);

test('a recording that cannot be opened or decoded is not loaded again', () => {
  for (const code of [MediaError.MEDIA_ERR_DECODE, MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED]) {
    const media = brokenMedia(code, false);
    expect(createMediaResume()(asMedia(media))).toBe(false);
    expect(media.load).not.toHaveBeenCalled();
  }
});
