import { checkSystemSetting, restrictedCharacters, SYSTEM_SETTINGS, type SystemSetting } from '@greenroom/validation'
import { ATTRIBUTE_HIERARCHY_VALIDATION, checksHierarchy } from '@greenroom/catalog'
import { configurationOf } from '#companies/configuration.ts'
import { settingConflict } from '#companies/setting-conflict.ts'
import type { AnswerBody, HandlersOf } from '#calls/call.ts'
import { auditAll, write } from '#calls/write.ts'
import { refused } from '#failures/failures.ts'
import { lockCompany } from '#query/locks.ts'
import { wouldRefuse } from './would-refuse.ts'

type Configurations = Awaited<ReturnType<typeof configurationOf>>

/** The system configuration (section 9): restricted characters, and the check of the hierarchy of classifications. */
export const systemConfigurationHandlers: HandlersOf<'updateSystemConfiguration' | 'previewSystemConfiguration'> = {
  updateSystemConfiguration: (call) =>
    write(call, async (tx) => {
      const given = call.body.configurations
      const errors = given.flatMap(({ key, value }, index) => {
        const message = checkSystemSetting(key, value)
        return message ? [{ field: `configurations.${index}.value`, message, value }] : []
      })
      if (errors.length > 0) throw refused(errors[0]!.message, errors)
      await lockCompany(tx)
      const before = await configurationOf(tx.db)
      const [first, ...others] = given.flatMap(({ key, seen }, index) =>
        valueIn(before, key) === seen
          ? []
          : [{ field: `configurations.${index}.value`, key, label: SYSTEM_SETTINGS[key].label }],
      )
      if (first) throw await settingConflict(tx, 'systemConfiguration', [first, ...others], answerOf(before))
      const changed = given.filter(({ value, seen }) => value !== seen)
      for (const { key, value } of changed) {
        await tx.db.deleteFrom('system_configuration').where('key', '=', key).execute()
        await tx.db.insertInto('system_configuration').values({ key, value, status: 'ACTIVE' }).execute()
      }
      await auditAll(
        tx,
        changed.map(({ key, value, seen }) => ({
          entity: 'systemConfiguration' as const,
          entityID: key,
          action: 'update',
          changes: [{ field: 'value', from: seen, to: value }],
        })),
      )
      return { body: answerOf(await configurationOf(tx.db)) }
    }),

  previewSystemConfiguration: async ({ company, user, query }) => {
    const current = await configurationOf(company.db)
    return {
      body: await wouldRefuse(company.db, user.grants, {
        before: restrictedCharacters(current),
        restricted: query.restricted ?? '',
        hierarchy: query.hierarchy === true && !checksHierarchy(current),
      }),
    }
  },
}

/** What is in force of a setting: the ACTIVE entries of its key. */
function valueIn(configurations: Configurations, key: SystemSetting): string {
  if (key === ATTRIBUTE_HIERARCHY_VALIDATION) return String(checksHierarchy(configurations))
  return restrictedCharacters(configurations)
}

function answerOf(configurations: Configurations): NonNullable<AnswerBody<'updateSystemConfiguration'>> {
  return configurations.map(({ key, value, status }) => ({ key, value, status: status as 'ACTIVE' | 'INACTIVE' }))
}
