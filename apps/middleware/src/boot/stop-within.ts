/**
 * Runs the steps of a stop one after the other. Together they take at most these milliseconds: a step that is not done
 * by then is left behind, and those after it only begin.
 */
export async function stopWithin(milliseconds: number, steps: readonly (() => Promise<unknown>)[]) {
  const over = Promise.withResolvers<void>()
  const timer = setTimeout(over.resolve, milliseconds)
  try {
    for (const step of steps) {
      const done = step()
      // Of a step that was left behind nobody hears.
      done.catch(() => {})
      await Promise.race([done, over.promise])
    }
  } finally {
    clearTimeout(timer)
  }
}
