// A setup file of Vitest: `vi.waitFor` waits as long as all else.
import { vi } from 'vitest'
import { PATIENCE } from './patience.ts'

const waitFor = vi.waitFor.bind(vi)
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE.wait, ...options })
