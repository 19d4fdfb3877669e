import type { MissingChoice } from '@greenroom/imports'
import type { components } from '@greenroom/openapi'
import { checkField, type Item, type ItemFieldName } from '@greenroom/catalog'
import { parseMoney, plainFileName } from '@greenroom/validation'
import type { Defaults, Plan } from '../reading/form-plan.ts'
import type { Draft } from './draft.atoms.ts'
import type { ReadingSummary } from '../reading/import-reader.ts'

type ReadingOptions = components['schemas']['ImportReadingOptions']

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
  { columns, mapping, newEntries, notation }: Pick<ReadingSummary, 'columns' | 'mapping' | 'newEntries' | 'notation'>,
): components['schemas']['ImportStart'] {
  const { file, plan } = draft
  const defaults: Item = {}
  for (const name of defaultsInUse(draft)) {
    if (name === 'type') defaults.type = plan.defaults.type as Item['type']
    else defaults[name] = Number(parseMoney(plan.defaults[name]))
  }
  const fileName = plainFileName(file.name, 250)
  return { fileName, form: plan.form, columns, mapping, newEntries, defaults, reading: readingOf(plan, notation) }
}

/** How the rows are read, for those that are corrected later. */
function readingOf({ options }: Pick<Plan, 'options'>, notation: ReadingSummary['notation']): ReadingOptions {
  const { trimSpaces, replaceRestricted, blankPrices, missing = {} } = options
  const chosen = (choice: MissingChoice) =>
    (Object.keys(missing) as (keyof typeof missing)[]).filter((list) => missing[list] === choice)
  const [leaveUnknown, createUnknown] = [chosen('leave'), chosen('create')]
  return {
    ...(trimSpaces && { trimSpaces }),
    ...(replaceRestricted !== undefined && { replaceRestricted }),
    ...(blankPrices && { blankPrices }),
    ...(notation && { notation }),
    ...(leaveUnknown.length > 0 && { leaveUnknown }),
    ...(createUnknown.length > 0 && { createUnknown }),
  }
}
