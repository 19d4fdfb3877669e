import bundled from './document.gen.json' with { type: 'json' }

export type { components, operations, paths } from './schema.gen.ts'

/** One operation of the contract, with the parts needed at run time. */
export interface ContractOperation {
  operationId: string
  summary?: string
  description?: string
  /** Each is `FEATURE_KEY:LEVEL`, and all are required; absent if a signed-in user needs no feature. */
  'x-feature'?: string[]
  /**
   * How the operation is bound to locations: `none`, or where it names one, or answers what is at some, as paths such as
   * `query.locationID`, `body.locations` and `answer.data.qoh`. A user who is assigned to some reaches only those.
   */
  'x-places': 'none' | string[]
  /** Whether only users of all places may call it: what it changes is at no place of its own, such as a role. */
  'x-everywhere'?: boolean
  /**
   * - `before-second-factor`: also available to a session whose second factor is pending.
   * - `keepalive`: the call does not count as user activity.
   */
  'x-session'?: 'before-second-factor' | 'keepalive'
  /** Whether the user must have given a password or code in the last five minutes; otherwise 403 with ER_011. */
  'x-recent'?: boolean
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
