/** The longest work without a pause, in milliseconds, so that a key press in between is handled in time. */
const SLICE = 16

/**
 * Runs `steps` without blocking the main thread for long. Work that fits into one slice finishes before this
 * returns; `done` is called then or later, unless the work was canceled by the function returned.
 */
export function runInSlices<Result>(steps: Generator<void, Result>, done: (result: Result) => void): () => void {
  const channel = new MessageChannel()
  const slice = () => {
    const end = performance.now() + SLICE
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        channel.port1.close()
        done(step.value)
        return
      }
      if (performance.now() >= end) break
    }
    channel.port2.postMessage(null)
  }
  channel.port1.onmessage = slice
  slice()
  return () => channel.port1.close()
}
