// Timers that outlive the file that started them: the next one of the worker may have no window.
const left = new Set<ReturnType<typeof setTimeout>>()
const { setTimeout: start } = globalThis

function startAndKnow(...args: Parameters<typeof start>) {
  const timer = start(...args)
  left.add(timer)
  return timer
}

globalThis.setTimeout = Object.defineProperties(startAndKnow, Object.getOwnPropertyDescriptors(start)) as typeof start

/** Ends them. For after the last test of a file. */
export function endLeftTimers() {
  for (const timer of left) clearTimeout(timer)
  left.clear()
}
