import { EventEmitter } from 'node:events'

/** Makes this process's workers fetch jobs of their kind now, not at their next poll. Those of other processes poll. */
const awake = new EventEmitter().setMaxListeners(0)

export function wakeWorkers(kind: string) {
  awake.emit(kind)
}

export function onWake(kind: string, listener: () => void): () => void {
  awake.on(kind, listener)
  return () => awake.off(kind, listener)
}
