import { checkAccountSetting, isAccountSetting } from '@greenroom/validation'
import type { HandlersOf } from '#http/call.ts'
import { auditAll, write } from '#database/write.ts'
import { refused } from '#http/failures.ts'
import { accountConfiguration } from './login.ts'

/** The settings of a company's account (section 6). */
export const accountConfigurationHandlers: HandlersOf<'listAccountConfiguration' | 'updateAccountConfiguration'> = {
  listAccountConfiguration: async ({ company }) => ({
    body: { accountConfigurations: await accountConfiguration(company) },
  }),

  updateAccountConfiguration: (call) =>
    write(call, async (tx) => {
      const given = call.body.accountConfigurations
      const errors = given.flatMap(({ key, value }, index) => {
        const message = isAccountSetting(key) ? checkAccountSetting(key, value) : `There is no setting ${key}`
        return message ? [{ field: `accountConfigurations.${index}.value`, message, value }] : []
      })
      if (errors.length > 0) throw refused(errors[0]!.message, errors)
      const before = new Map((await accountConfiguration(tx)).map(({ key, value }) => [key, value]))
      const changed = given.filter(({ key, value }) => before.get(key) !== value)
      for (const { key, value } of changed) {
        await tx.db
          .insertInto('account_configuration')
          .values({ key, value })
          .onConflict((conflict) => conflict.columns(['company_code', 'key']).doUpdateSet({ value }))
          .execute()
      }
      const entries = changed.map(({ key, value }) => ({
        entity: 'accountConfiguration' as const,
        entityID: key,
        action: 'update',
        changes: [{ field: 'value', from: before.get(key) ?? null, to: value }],
      }))
      await auditAll(tx, entries)
      return { body: { accountConfigurations: await accountConfiguration(tx) } }
    }),
}
