import type { components } from '@greenroom/openapi'
import { checkField, type Item, type ItemFieldName } from '@greenroom/catalog'
import { parseMoney, plainFileName } from '@greenroom/validation'
import type { Defaults } from '../reading/form-plan.ts'
import type { Draft } from './draft.atoms.ts'
import type { ReadingSummary } from '../reading/import-reader.ts'

/** The defaults that apply: of fields that the user may see and no column fills. */
function defaultsInUse({ plan, hidden }: Pick<Draft, 'plan' | 'hidden'>): (keyof Defaults)[] {
  const names = Object.keys(plan.defaults) as (keyof Defaults)[]
  return names.filter((name) => plan.mapping[name] === undefined && !hidden.includes(name))
}

/** The problems with the defaults, by field. */
export function defaultFaults(
  draft: Pick<Draft, 'plan' | 'hidden' | 'restricted' | 'priceDecimals'>,
): Partial<Record<ItemFieldName, string>> {
  const { plan, restricted, priceDecimals } = draft
  const faults = defaultsInUse(draft).flatMap((name) => {
    const issue = checkField(name, plan.defaults[name], { mode: 'create', restricted, priceDecimals })[0]
    return issue ? [[name, issue.message]] : []
  })
  return Object.fromEntries(faults)
}

/** The request that starts an import. The draft's defaults must be valid. */
export function importStart(
  draft: Pick<Draft, 'plan' | 'hidden' | 'file'>,
  { columns, mapping, newEntries }: Pick<ReadingSummary, 'columns' | 'mapping' | 'newEntries'>,
): components['schemas']['ImportStart'] {
  const { file, plan } = draft
  const defaults: Item = {}
  for (const name of defaultsInUse(draft)) {
    if (name === 'type') defaults.type = plan.defaults.type as Item['type']
    else defaults[name] = Number(parseMoney(plan.defaults[name]))
  }
  return { fileName: plainFileName(file.name, 250), form: plan.form, columns, mapping, newEntries, defaults }
}
