import { ScreenTitle } from '../../ui/screen-title.tsx';

export default function DocumentsScreen() {
  return (
    <>
      <ScreenTitle>Documents</ScreenTitle>
      <p>The assembly’s documents and sermons will be listed here, folder by folder.</p>
    </>
  );
}
