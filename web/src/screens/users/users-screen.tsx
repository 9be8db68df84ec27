import { ScreenTitle } from '../../ui/screen-title.tsx';

export default function UsersScreen() {
  return (
    <>
      <ScreenTitle>Users Listing</ScreenTitle>
      <p>Everybody who has signed up will be listed here, to be approved or deleted.</p>
    </>
  );
}
