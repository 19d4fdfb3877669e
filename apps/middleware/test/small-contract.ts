import type { ContractDocument } from '@greenroom/openapi'
import type { Call } from '#calls/call.ts'
import type { Mounting } from '#http/contract.ts'
import { audit, changesBetween, checkVersion, write } from '#calls/write.ts'

const string = { type: 'string' }
const failure = {
  description: 'Refused',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
}
const answer = (body: object) => ({
  200: {
    description: 'Done',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['code', 'message', 'body'],
          properties: { code: string, message: string, body },
        },
      },
    },
  },
  400: failure,
  401: failure,
  403: failure,
  404: failure,
  409: failure,
  413: failure,
  415: failure,
  default: failure,
})

/** A contract of four operations, to test the router alone. The settings it writes are real rows. */
export const smallContract = {
  openapi: '3.1.0',
  info: { title: 'Small', version: '1' },
  security: [{ token: [] }],
  tags: [{ name: 'settings' }],
  components: {
    schemas: {
      Failure: {
        type: 'object',
        required: ['code', 'message'],
        additionalProperties: true,
        properties: {
          code: string,
          message: string,
          errors: { type: 'array', items: {} },
          body: {},
          error: string,
          error_description: string,
        },
      },
      Setting: {
        type: 'object',
        required: ['key', 'value'],
        additionalProperties: false,
        properties: { key: { type: 'string', maxLength: 20 }, value: { type: 'string' }, count: { type: 'integer' } },
      },
    },
  },
  paths: {
    '/echo/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      get: {
        operationId: 'echo',
        security: [],
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, default: 10 } },
          { name: 'all', in: 'query', schema: { type: 'boolean' } },
        ],
        responses: answer({
          type: 'object',
          properties: { id: { type: 'integer' }, limit: { type: 'integer' }, all: { type: 'boolean' } },
        }),
      },
    },
    '/wrong': { get: { operationId: 'wrong', security: [], responses: answer({ type: 'integer' }) } },
    '/settings': {
      put: {
        operationId: 'putSetting',
        'x-feature': ['CONFIG_SYSTEM:WRITE'],
        tags: ['settings'],
        parameters: [
          {
            name: 'X-Client-Request-ID',
            in: 'header',
            required: true,
            schema: { type: 'string', pattern: '^[0-9A-Za-z]{16,64}$' },
          },
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Setting' } } },
        },
        responses: answer({ $ref: '#/components/schemas/Setting' }),
      },
      get: {
        operationId: 'listSettings',
        responses: answer({ type: 'array', items: { $ref: '#/components/schemas/Setting' } }),
      },
    },
  },
} as unknown as ContractDocument

type SettingCall = Call & { body: { key: string; value: string } }

export const smallHandlers = {
  echo: async ({ params, query }: { params: object; query: object }) => ({ body: { ...params, ...query } }),
  wrong: async () => ({ body: 'text' }),
  listSettings: async ({ company }: Call) => ({
    body: await company.db.selectFrom('account_configuration').select(['key', 'value']).orderBy('key').execute(),
  }),
  putSetting: async (call: SettingCall) =>
    write(call, async (tx) => {
      const { key, value } = call.body
      const before = await tx.db
        .selectFrom('account_configuration')
        .selectAll()
        .where('key', '=', key)
        .executeTakeFirst()
      await tx.db
        .insertInto('account_configuration')
        .values({ key, value })
        .onConflict((conflict) => conflict.columns(['company_code', 'key']).doUpdateSet({ value }))
        .execute()
      await audit(
        tx,
        'accountConfiguration',
        key,
        before ? 'update' : 'create',
        changesBetween(before ?? {}, { value }, ['value']),
      )
      if (value === 'fail') throw new Error('after everything was written')
      if (value === 'stale') {
        checkVersion({ version: 2, updated_by: 'somebody', updated_at: new Date(0) }, 1, () => before)
      }
      return { body: { key, value } }
    }),
} as unknown as Mounting['handlers']
