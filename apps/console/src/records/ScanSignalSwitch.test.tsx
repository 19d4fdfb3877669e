import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { expect, test, vi } from 'vitest'
import { useScanSignal } from '#data/scan-signal.atoms.ts'
import { signedIn } from '#data/data-fixture.ts'
import { ScanSignalSwitch } from './ScanSignalSwitch.tsx'

function Scanning() {
  const signal = useScanSignal()
  return (
    <>
      <ScanSignalSwitch />
      <button onClick={() => signal(true)}>Known</button>
      <button onClick={() => signal(false)}>Unknown</button>
    </>
  )
}

test('scans are told by sound and vibration once that is on, and an unknown one differs', async () => {
  const tones: number[] = []
  class Audio {
    currentTime = 0
    createGain = () => ({ gain: { value: 0 }, connect: () => undefined })
    createOscillator = () => ({
      frequency: {
        set value(hertz: number) {
          tones.push(hertz)
        },
      },
      connect: (next: object) => next,
      start: () => undefined,
      stop: () => undefined,
    })
  }
  vi.stubGlobal('AudioContext', Audio)
  const vibrate = vi.fn()
  Object.assign(navigator, { vibrate })
  const { store } = await signedIn({})
  const user = userEvent.setup()
  const { unmount } = render(
    <Provider store={store}>
      <Scanning />
    </Provider>,
  )
  await user.click(screen.getByRole('button', { name: 'Known' }))
  expect(vibrate).not.toHaveBeenCalled()
  await user.click(screen.getByRole('switch', { name: 'Sound and vibration when scanning' }))
  await user.click(screen.getByRole('button', { name: 'Known' }))
  await vi.waitFor(() => expect(vibrate).toHaveBeenCalledTimes(1))
  await user.click(screen.getByRole('button', { name: 'Unknown' }))
  await vi.waitFor(() => expect(vibrate).toHaveBeenCalledTimes(2))
  expect(new Set(vibrate.mock.calls.map(([pattern]) => JSON.stringify(pattern))).size).toBe(2)
  expect(new Set(tones).size).toBe(2)
  unmount()
  Reflect.deleteProperty(navigator, 'vibrate')
})
