// How variants are checked and saved with their item.
import type { createStore, PrimitiveAtom } from 'jotai'
import type { components } from '@greenroom/openapi'
import { isRowChanged, type SheetCells, type SheetRow } from '@greenroom/ui'
import { type CheckContext, type DraftContext, type DraftIssue, VARIANT, type VariantDraft } from '@greenroom/catalog'
import { createBody, updateBody } from '../saving/item-body.ts'
import { changedFields, type ItemForm, newItemForm, withFields } from '../form/item.mapping.ts'
import type { Item } from '../list/product-row.ts'
import { nextVariants, VARIANT_COLUMNS, type VariantsAction } from './variant-rows.ts'
import { takenIDsAtom } from './variants.atoms.ts'
import type { VariantsState } from './variants-state.ts'

/** A new variant: the main item with the values in the matrix. Values that identify the main item are left out. */
function newVariantForm(main: ItemForm, cells: SheetCells): ItemForm {
  const own = { additionalUPCs: [], yellowDogIdentifier: '', itemImage: '', defaultItem: false, type: String(VARIANT) }
  return { ...main, ...own, ...cells } as ItemForm
}

function draftOf({ cells, before }: SheetRow, main: ItemForm): VariantDraft {
  if (before) return { ...Object.fromEntries(changedCells(cells, before)), itemID: cells['itemID'], stored: before }
  return newVariantForm(main, cells)
}

function changedCells(cells: SheetCells, before: SheetCells): [string, string][] {
  return Object.entries(cells).filter(([name, value]) => value !== before[name])
}

/** The variants as drafts, for the rules. */
export function variantDrafts(rows: readonly SheetRow[], main: ItemForm): VariantDraft[] {
  return rows.map((row) => draftOf(row, main))
}

/** The problems of the variants by row and column, and separately the rows with a warning. */
export function variantIssues(rows: readonly SheetRow[], found: readonly DraftIssue[]) {
  const issues = new Map<string, Record<string, string>>()
  const warned: SheetRow[] = []
  for (const { field, message, warning } of found) {
    const [, index, name = 'itemID'] = field.split('.')
    const row = rows[Number(index)]!
    if (warning) warned.push(row)
    else issues.set(row.id, { ...issues.get(row.id), [name]: message })
  }
  return { issues, warned }
}

/** The IDs of new variants, none of which may exist on the server. */
export function newIDs(rows: readonly SheetRow[]): string[] {
  return rows.flatMap(({ cells, before }) => (before === undefined && cells['itemID'] ? cells['itemID'] : []))
}

type SentVariant = { row: SheetRow; body: components['schemas']['VariantFields'] }

/** The variants to send: new and changed rows, the latter with only their changes. */
export function sentVariants({ sheet, versions }: VariantsState, main: ItemForm, context: CheckContext): SentVariant[] {
  return sheet.rows.filter(isRowChanged).flatMap((row): SentVariant[] => {
    const { id, cells, before } = row
    if (!before) return [{ row, body: createBody(newVariantForm(main, cells), { ...context, mode: 'create' }) }]
    const [loaded, form] = [before, cells].map((part) => withFields(BLANK, part as ItemForm, VARIANT_COLUMNS))
    if (changedFields(loaded!, form!).length === 0) return []
    return [{ row, body: updateBody(loaded!, form!, versions.get(id)!, { ...context, mode: 'edit' }) }]
  })
}

const BLANK = newItemForm()

/** The problems that the server found in the variants, by row and column. */
export function refusedIssues(errors: readonly { field: string; message: string }[], sent: readonly SentVariant[]) {
  const issues = new Map<string, Record<string, string>>()
  for (const { field, message } of errors) {
    const [part, index, name = 'itemID'] = field.split('.')
    const row = part === 'variants' ? sent[Number(index)]?.row : undefined
    if (row) issues.set(row.id, { ...issues.get(row.id), [name]: message })
  }
  return issues
}

/** The variants of the form, for the save of their item. */
export function variantsSaving(
  store: ReturnType<typeof createStore>,
  variantsAtom: PrimitiveAtom<VariantsState>,
  context: CheckContext,
) {
  const state = () => store.get(variantsAtom)
  const dispatch = (action: VariantsAction) => store.set(variantsAtom, (now) => nextVariants(now, action))

  return {
    /** The changed matrix for the rules, with what they need to know of it. May call the server. */
    async draft(main: ItemForm): Promise<{ variants: VariantDraft[]; context: Partial<DraftContext> }> {
      const { sheet, allowSame, isDirty } = state()
      if (!isDirty) return { variants: [], context: {} }
      const taken = await store.set(takenIDsAtom, newIDs(sheet.rows))
      return { variants: variantDrafts(sheet.rows, main), context: { taken, allowSameAttributes: allowSame } }
    },

    /** Marks the problems of the variants in the matrix. If there are only warnings, returns the issue that asks. */
    mark(found: readonly DraftIssue[]): DraftIssue[] {
      const { sheet, isDirty } = state()
      if (!isDirty) return []
      const { issues, warned } = variantIssues(sheet.rows, found)
      dispatch({ do: 'mark', issues })
      if (issues.size > 0 || warned.length === 0) return []
      const ids = warned.map(({ cells }) => cells['itemID']).join(', ')
      const message = `Attributes same as the main item (${ids}). Change them, or allow it in the variant matrix.`
      return [{ code: 'sameAttributes', field: 'variants', message, params: {} }]
    },

    /** The variants to send with the item. */
    body(main: ItemForm) {
      return state().isDirty ? { variants: sentVariants(state(), main, context).map(({ body }) => body) } : {}
    },

    /** Marks the variants that the server refused. */
    markRefused(errors: readonly { field: string; message: string }[], main: ItemForm) {
      if (state().isDirty) dispatch({ do: 'mark', issues: refusedIssues(errors, sentVariants(state(), main, context)) })
    },

    /** Takes over the version of a variant that someone else saved. */
    adopt: (item: Item) => dispatch({ do: 'adopt', item }),

    /** Called when the server has stored the variants. */
    markSaved: () => dispatch({ do: 'saved' }),
  }
}
