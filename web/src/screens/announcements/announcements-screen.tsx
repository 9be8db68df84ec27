import { ScreenTitle } from '../../ui/screen-title.tsx';

export default function AnnouncementsScreen() {
  return (
    <>
      <ScreenTitle>Announcements</ScreenTitle>
      <p>The assembly’s announcements will be listed here.</p>
    </>
  );
}
