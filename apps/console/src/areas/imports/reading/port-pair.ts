import type { Port } from './reader-call.ts'

/** For tests: two ends that communicate like a page and its worker. Messages arrive later, by reference. */
export function portPair(): [Port, Port] {
  const [one, other] = [new EventTarget(), new EventTarget()]
  const end = (here: EventTarget, there: EventTarget): Port => ({
    postMessage: (data) => queueMicrotask(() => there.dispatchEvent(new MessageEvent('message', { data }))),
    addEventListener: (type, listener) => here.addEventListener(type, listener as EventListener),
  })
  return [end(one, other), end(other, one)]
}
