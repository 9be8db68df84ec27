import { useEffect, useState } from 'react';

/** The current step. It is in the browser's history, so that the browser's Back button leads to the previous step. */
export function useHistoryStep(): [number, (step: number) => void] {
  const [step, setStep] = useState(0);

  useEffect(() => {
    // After a reload the fields are empty again.
    history.replaceState({ ...history.state, step: 0 }, '');
    const follow = ({ state }: PopStateEvent) => setStep(state?.step ?? 0);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  function goTo(next: number) {
    history.pushState({ ...history.state, step: next }, '');
    setStep(next);
    scrollTo(0, 0);
  }

  return [step, goTo];
}
