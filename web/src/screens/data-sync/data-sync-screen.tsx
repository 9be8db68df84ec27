import { ScreenTitle } from '../../ui/screen-title.tsx';

export default function DataSyncScreen() {
  return (
    <>
      <ScreenTitle>Sync Your Data Here</ScreenTitle>
      <p>
        Here an administrator will copy the calendar, the task lists and the drive into the app.
      </p>
    </>
  );
}
