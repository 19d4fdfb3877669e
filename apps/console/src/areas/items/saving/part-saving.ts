// How the parts of an item are checked and saved with it, and how their refusals are worded.
import { ApiError } from '@greenroom/api-client'
import type { HintDraft } from '@greenroom/catalog'
import type { components } from '@greenroom/openapi'
import { parseQuantity } from '@greenroom/validation'
import { type Problem, problemOf } from '#failures/problem.ts'
import type { StoredItem } from '../form/item-form.ts'
import type { ItemParts, Wish } from '../form/item-parts.ts'

type ItemUpdate = components['schemas']['ItemUpdate']
type Location = components['schemas']['Location']

/** The location hints for the rules. */
export function hintDrafts({ hints = [] }: ItemParts): HintDraft[] {
  return hints.map(({ hint, locationID }) => ({ hint, location: { id: locationID } }))
}

/** The changed parts to send. The server checks locations that no longer exist. */
export function partsBody(parts: ItemParts, changed: ReadonlySet<string>, locations: readonly Location[]) {
  const types = new Map(locations.map(({ id, type }) => [id, type]))
  const { hints = [], entitlements = [], components: rows = [], attachments = [], allowances = [] } = parts
  const at = ({ locationID, scope }: Wish) => ({ locationID, type: types.get(locationID)!, scope })
  const body: Pick<ItemUpdate, 'hints' | 'entitlements' | 'removedEntitlements' | 'components' | 'configuration'> = {}
  if (changed.has('hints')) {
    body.hints = hints.map(({ locationID: id, hint }) => ({ hint, location: { id, type: types.get(id)! } }))
  }
  if (changed.has('entitlements')) {
    body.entitlements = entitlements.filter(({ all }) => all).map(at)
    body.removedEntitlements = entitlements.filter(({ all }) => !all).map(at)
  }
  if (changed.has('components')) {
    body.components = rows.map(({ itemID, quantity }) => ({ itemID, quantity: Number(parseQuantity(quantity)) }))
  }
  if (changed.has('attachments') || changed.has('allowances')) {
    body.configuration = { attachments: [...attachments], allowances: [...allowances] }
  }
  return body
}

/** The parts after saving. */
export function savedParts({ hints, components: rows, attachments, allowances }: ItemParts): ItemParts {
  return {
    ...(hints && { hints: hints.map((row) => ({ ...row, key: row.locationID })) }),
    ...(rows && { components: rows }),
    ...(attachments && { attachments }),
    ...(allowances && { allowances }),
  }
}

/** The message of section 8 for a save that failed because of a part; undefined for any other failure. */
export function partRefusal(failure: unknown, stored: StoredItem | undefined): Problem | undefined {
  const [error] = failure instanceof ApiError ? failure.errors : []
  const title = titleOf(error?.field.split('.')[0], stored)
  return title === undefined ? undefined : problemOf(failure, title)
}

function titleOf(part: string | undefined, stored: StoredItem | undefined): string | undefined {
  if (part === 'hints') {
    return `Location Lookup cannot be ${stored?.parts.hints?.length ? 'modify' : 'created'}`
  }
  if (part === 'entitlements') return 'Items cannot be entitled'
  if (part === 'removedEntitlements') return 'Entitlements cannot be removed'
  return undefined
}
