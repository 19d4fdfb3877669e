import 'fake-indexeddb/auto'
import { webcrypto } from 'node:crypto'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import '../../tools/patient-waits.ts'
import { PATIENCE } from '../../tools/patience.ts'
import './computed-style.ts'
import { endLeftTimers } from './left-timers.ts'

configure({ asyncUtilTimeout: PATIENCE.wait })

/** What react-aria and the dialogs ask of a browser and jsdom lacks. */
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS

globalThis.matchMedia ??= (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Nothing comes near: there is no window to scroll. */
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as never

Element.prototype.scrollIntoView ??= () => {}

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}

// jsdom has random numbers only.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

// A part that a test left loading would fail to load for the files that follow: they share the modules.
afterAll(() => vi.dynamicImportSettled())
afterAll(endLeftTimers)
