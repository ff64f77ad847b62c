/**
 * Waits for parts that run at the same time until all `needed` ones have succeeded. The first failure, of the `later` part
 * too, aborts `failure`, which interrupts the others, and is thrown when all have ended.
 */
export async function waitTogether(
  needed: readonly Promise<unknown>[],
  later: Promise<unknown>,
  failure: AbortController,
): Promise<void> {
  for (const part of [...needed, later]) part.catch((error: unknown) => failure.abort(error))
  await Promise.allSettled(needed)
  if (!failure.signal.aborted) return
  await Promise.allSettled([later])
  throw failure.signal.reason
}
