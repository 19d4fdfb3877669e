import type { SheetRow } from '@greenroom/ui'
import { recordLimit } from '@greenroom/validation'
import type { Issue } from '#forms/form-fields.ts'
import type { Plan } from './plans.atoms.ts'

type Groups = NonNullable<Plan['reportingGroups']>

/** The names of the groups of each store, as typed beside it: "Level 1, Bars". */
export function groupNames(groups: Groups = []): ReadonlyMap<string, string> {
  const named = groups.flatMap(({ id, name, stores = [] }) => stores.map((store) => ({ store, name: name || id })))
  const byStore = Map.groupBy(named, ({ store }) => store)
  return new Map([...byStore].map(([store, all]) => [store, all.map(({ name }) => name).join(', ')]))
}

/** The groups that are typed beside stores. Those of `before` keep their IDs, a new one has an ID like its name. */
export function groupsOf(stores: readonly SheetRow[], before: Groups = []): Groups {
  const known = new Map(before.map(({ id, name }) => [name || id, id]))
  const members = stores.flatMap(({ cells }) =>
    namesIn(cells['group']).map((name) => ({ name, store: (cells['id'] ?? '').trim() })),
  )
  return [...Map.groupBy(members, ({ name }) => name)].map(([name, all]) => ({
    id: known.get(name) ?? idLike(name),
    name,
    stores: [...new Set(all.map(({ store }) => store))],
  }))
}

/** "Level 1 & 2" as "Level-1-2". */
function idLike(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}_.-]+/gu, '-').slice(0, recordLimit('reportingGroup', 'reportingGroupID'))
}

function namesIn(typed = ''): string[] {
  const names = typed.split(',').map((name) => name.trim())
  return [...new Set(names.filter((name) => name !== ''))]
}

/** An issue of a group, beside the first store that names it. */
export function groupIssue({ field, ...issue }: Issue, { stores = [], reportingGroups = [] }: Plan): Issue {
  const [list, index] = field.split('.')
  if (list !== 'reportingGroups' || index === undefined) return { field, ...issue }
  const store = stores.findIndex(({ id }) => id === reportingGroups[Number(index)]?.stores?.[0])
  return { ...issue, field: `stores.${store}.group` }
}
