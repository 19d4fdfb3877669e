import { fc, test } from '@fast-check/vitest'
import * as Schema from 'effect/Schema'
import { expect } from 'vitest'
import { APPEARANCE, DEFAULT_APPEARANCE, DENSITIES, THEMES } from './appearance.atoms.ts'
import * as kept from '#session/session-storage.ts'
import { readRecord, type RecordKind } from './stored-records.ts'

const user = { companyCode: Schema.String, userName: Schema.String, remember: Schema.Boolean }
const ada = { companyCode: 'demo', userName: 'ada', remember: true }
const LEVELS = ['READ', 'WRITE', 'DELETE', 'NOACCESS'] as const

/** Every record described with effect/Schema, with an example. The console does the same with less code (ADR 0008). */
const RECORDS: [RecordKind<unknown>, Schema.Codec<unknown>, unknown][] = [
  [
    kept.USER,
    Schema.Struct({ ...user, userID: Schema.String, roleID: Schema.Finite }),
    { ...ada, userID: 'U1', roleID: 2 },
  ],
  [kept.TOKEN, Schema.String, 'T1'],
  [kept.SAVED_USERS, Schema.Array(Schema.Struct(user)), [ada, ada]],
  [
    kept.PERMISSIONS,
    Schema.Array(Schema.Struct({ key: Schema.String, access: Schema.Array(Schema.Literals(LEVELS)) })),
    [{ key: 'CATALOG_PRODUCT', access: ['READ', 'WRITE'] }],
  ],
  [
    kept.ACCOUNT_CONFIGURATION,
    Schema.Array(Schema.Struct({ key: Schema.String, value: Schema.String })),
    [{ key: 'system.security.2fa.enabled', value: 'true' }],
  ],
  [kept.PARTNER_DOMAIN, Schema.String, 'demo'],
  [
    kept.REGISTERS,
    Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String })),
    [{ id: 'R1', name: 'Till' }],
  ],
  [kept.LAST_SYNCS, Schema.Record(Schema.String, Schema.Finite), { taxes: 1_700_000_000 }],
  [
    APPEARANCE,
    Schema.Struct({
      dark: Schema.Boolean,
      theme: Schema.Literals(THEMES),
      density: Schema.Literals(DENSITIES),
      narrowSidebar: Schema.Boolean,
    }),
    DEFAULT_APPEARANCE,
  ],
]

const written = (version: number, value: unknown) => JSON.stringify({ version, value })

for (const [kind, schema, whole] of RECORDS) {
  const accepts = Schema.is(schema)

  test(`reads ${kind.name} as written, from this release only`, () => {
    expect(accepts(whole)).toBe(true)
    expect(readRecord(kind, written(kind.version, whole))).toEqual(whole)
    expect(readRecord(kind, written(kind.version + 1, whole))).toBeUndefined()
    expect(readRecord(kind, written(kind.version - 1, whole))).toBeUndefined()
  })

  test.prop([fc.oneof(fc.jsonValue(), corrupted(whole))])(
    `reads ${kind.name} whenever the schema allows it`,
    (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value) ?? 'null')
      expect(readRecord(kind, written(kind.version, plain)) !== undefined).toBe(accepts(plain))
    },
  )
}

/** A valid record with one error: a missing field, or one of another type. */
function corrupted(whole: unknown): fc.Arbitrary<unknown> {
  const faults = fc.constantFrom(undefined, null, 7, 'other', true, [], {})
  return fc.tuple(fc.array(fc.nat(3)), faults).map(([path, fault]) => replaceAt(whole, path, fault))
}

function replaceAt(value: unknown, [at, ...path]: readonly number[], fault: unknown): unknown {
  if (at === undefined || typeof value !== 'object' || value === null) return fault
  const names = Object.keys(value)
  const name = names[at % names.length]!
  const inner = replaceAt(Reflect.get(value, name), path, fault)
  return Array.isArray(value) ? value.with(Number(name), inner) : { ...value, [name]: inner }
}
