import type { HandlersOf, OperationID } from './call.ts'
import type { Platform } from './platform.ts'
import { sessionHandlers } from './session/session-handlers.ts'

/** Every operation of the contract has its handler here; the compiler and the boot both check it. */
export function allHandlers(platform: Platform): Partial<HandlersOf<OperationID>> {
  return { ...sessionHandlers(platform) }
}
