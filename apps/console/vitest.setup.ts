import 'fake-indexeddb/auto'
import { webcrypto } from 'node:crypto'
import { configure } from '@testing-library/react'
import { vi } from 'vitest'

/** In milliseconds. What is waited for comes at once on a quiet machine, and late on a busy one. */
const PATIENCE = 30_000

configure({ asyncUtilTimeout: PATIENCE })

const waitFor = vi.waitFor.bind(vi)
vi.waitFor = (callback, options) => waitFor(callback, options ?? { timeout: PATIENCE })

/** What react-aria and the dialogs ask of a browser and jsdom lacks. */
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS

globalThis.matchMedia ??= (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Element.prototype.scrollIntoView ??= () => {}

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}

// jsdom has random numbers only.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto })
