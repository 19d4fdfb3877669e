import 'fake-indexeddb/auto'
import { webcrypto } from 'node:crypto'

/** What react-aria and the dialogs ask of a browser and jsdom lacks. */
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS

globalThis.matchMedia ??= (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}

// jsdom has random numbers only.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto })
