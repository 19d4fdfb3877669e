import bundled from './document.gen.json' with { type: 'json' }

export type { components, operations, paths } from './schema.gen.ts'

/** One operation of the contract, as far as those who read the document at run time need it. */
export interface ContractOperation {
  operationId: string
  summary?: string
  description?: string
  /** `FEATURE_KEY:LEVEL`; absent where a signed-in user needs no feature. */
  'x-feature'?: string
  /**
   * - `before-second-factor`: also open to a session whose second factor is still due.
   * - `keepalive`: the call is no activity of the user.
   */
  'x-session'?: 'before-second-factor' | 'keepalive'
  security?: Record<string, string[]>[]
  parameters?: Record<string, unknown>[]
  requestBody?: Record<string, unknown>
  responses: Record<string, Record<string, unknown>>
  tags?: string[]
}

/** The whole contract as one OpenAPI 3.1 document, its parts bundled, `$ref`s local. */
export interface ContractDocument {
  openapi: string
  info: { title: string; version: string; description?: string }
  paths: Record<string, Record<string, ContractOperation>>
  components: Record<string, Record<string, Record<string, unknown>>>
  security?: Record<string, string[]>[]
  tags?: { name: string; description?: string }[]
}

export const document = bundled as unknown as ContractDocument
