import type { HandlersOf } from '#calls/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { auditAll, write, type AuditEntry } from '#calls/write.ts'
import { refused } from '#failures/failures.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode, byNumber } from '#query/sort-keys.ts'

const steps = listQuery({
  from: (db: CompanyQueries) =>
    db.selectFrom('onboarding_step').select(['name', 'title', 'caption', 'visited', 'icon']),
  key: byCode('name'),
  byDefault: [byNumber('position')],
})

/** The setup steps of a merchant, visited in order (section 4). */
export const onboardingHandlers: HandlersOf<'listOnboardingSteps' | 'visitOnboardingSteps'> = {
  listOnboardingSteps: async ({ company }) => ({ body: await steps.all(company.db) }),

  visitOnboardingSteps: (call) =>
    write(call, async (tx) => {
      const before = new Map((await steps.all(tx.db)).map((step) => [step.name, step.visited]))
      const unknown = call.body.steps.flatMap(({ name }, index) =>
        before.has(name) ? [] : [{ field: `steps.${index}.name`, message: `There is no step ${name}`, value: name }],
      )
      if (unknown.length > 0) throw refused('Some of the steps do not exist', unknown)
      const changed = call.body.steps.filter(({ name, visited }) => before.get(name) !== visited)
      for (const { name, visited } of changed) {
        await tx.db.updateTable('onboarding_step').set({ visited }).where('name', '=', name).execute()
      }
      const entries = changed.map(({ name, visited }): AuditEntry => ({
        entity: 'onboardingStep',
        entityID: name,
        action: 'update',
        changes: [{ field: 'visited', from: !visited, to: visited }],
      }))
      await auditAll(tx, entries)
      return { body: await steps.all(tx.db) }
    }),
}
