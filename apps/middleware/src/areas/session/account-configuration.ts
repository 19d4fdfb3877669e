import { ACCOUNT_SETTINGS, type AccountSetting, checkAccountSetting, isAccountSetting } from '@greenroom/validation'
import type { HandlersOf } from '#calls/call.ts'
import { settingConflict } from '#companies/setting-conflict.ts'
import { auditAll, write } from '#calls/write.ts'
import { refused } from '#failures/failures.ts'
import type { Platform } from '#platform/platform.ts'
import { lockCompany } from '#query/locks.ts'
import { logOnceSaved } from '#http/security-log.ts'
import { accountConfiguration } from './login.ts'
import { SECOND_FACTOR_SETTING } from '#identity/second-factor-setting.ts'

/** The settings of a company's account (section 6). */
export const accountConfigurationHandlers = ({
  sessions,
}: Platform): HandlersOf<'listAccountConfiguration' | 'updateAccountConfiguration'> => ({
  listAccountConfiguration: async ({ company }) => ({
    body: { accountConfigurations: await accountConfiguration(company) },
  }),

  updateAccountConfiguration: async (call) => {
    const answer = await write(call, async (tx) => {
      const given = call.body.accountConfigurations
      const errors = given.flatMap(({ key, value }, index) => {
        const field = `accountConfigurations.${index}`
        if (!isAccountSetting(key))
          return [{ field: `${field}.key`, message: `There is no setting ${key}`, value: key }]
        const message = checkAccountSetting(key, value)
        return message ? [{ field: `${field}.value`, message, value }] : []
      })
      if (errors.length > 0) throw refused(errors[0]!.message, errors)
      await lockCompany(tx)
      const stored = await accountConfiguration(tx)
      const before = new Map(stored.map(({ key, value }) => [key, value]))
      const [first, ...others] = given.flatMap(({ key, seen }, index) => {
        const { label, initial } = ACCOUNT_SETTINGS[key as AccountSetting]
        const isSeen = (before.get(key) ?? initial) === seen
        return isSeen ? [] : [{ field: `accountConfigurations.${index}.value`, key, label }]
      })
      if (first) throw await settingConflict(tx, 'accountConfiguration', [first, ...others], stored)
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
      const switched = changed.find(({ key }) => key === SECOND_FACTOR_SETTING)
      if (switched) {
        const event = switched.value === 'true' ? 'switched the second factor on' : 'switched the second factor off'
        logOnceSaved(tx, call, {}, event)
      }
      return { body: { accountConfigurations: await accountConfiguration(tx) } }
    })
    // The second factor may be required from now on.
    sessions.invalidateCompany(call.company.code)
    return answer
  },
})
