/**
 * What is asked for while a look is under way is looked at again: the look may have read what was true before. One at a
 * time, however often it is asked for.
 */
export function lookAgain(
  look: () => Promise<void>,
  onFault: (error: unknown) => void,
): () => Promise<void> {
  let isAsked = false;
  let isLooking = false;
  return async () => {
    isAsked = true;
    if (isLooking) return;
    isLooking = true;
    while (isAsked) {
      isAsked = false;
      await look().catch(onFault);
    }
    isLooking = false;
  };
}
