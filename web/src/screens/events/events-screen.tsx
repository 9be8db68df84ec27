import { ScreenTitle } from '../../ui/screen-title.tsx';

export default function EventsScreen() {
  return (
    <>
      <ScreenTitle>Events</ScreenTitle>
      <p>The assembly’s upcoming events will be listed here.</p>
    </>
  );
}
