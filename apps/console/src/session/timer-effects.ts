import type { SessionTimer } from '@greenroom/session'
import { atom } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { leadingAtom } from '#browser/connection.atoms.ts'
import { anyDirtyAtom } from '#browser/open-forms.atoms.ts'
import type { Performers } from './effect-scene.ts'
import { placeNow } from '#browser/page.atoms.ts'

type Running = Partial<Record<SessionTimer, ReturnType<typeof setTimeout>>>

const runningAtom = atom<Running>({})

/** Whether the user has typed, clicked or moved since the last ping: each input restarts the idle timer. */
const hadInputAtom = atom(false)

const stopAtom = atom(null, (get, set, timer: SessionTimer) => {
  const { [timer]: stopped, ...others } = get(runningAtom)
  clearTimeout(stopped)
  set(runningAtom, others)
})

/** The timers of a session, and the ping that keeps it alive on the server (sections 4 and 9). */
export const timerEffects: Pick<Performers, 'startTimer' | 'stopTimer' | 'ping'> = {
  startTimer: ({ timer, afterMs }, { get, set, send }) => {
    set(stopAtom, timer)
    if (timer === 'idle') set(hadInputAtom, true)
    const end = () => send({ type: 'timerEnded', timer, url: placeNow(), dirty: get(anyDirtyAtom) })
    set(runningAtom, { ...get(runningAtom), [timer]: setTimeout(end, afterMs) })
  },

  stopTimer: ({ timer }, { set }) => set(stopAtom, timer),

  // Only one tab pings. A refusal is handled by the API client, like that of any call.
  ping: (_effect, { get, set }) => {
    if (!get(leadingAtom)) return
    const input = get(hadInputAtom)
    set(hadInputAtom, false)
    void get(apiAtom)
      .POST('/session/ping', { params: { query: { input } } })
      .catch(() => undefined)
  },
}
