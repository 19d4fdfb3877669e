import { Banner, Button, Checkbox, ErrorState, Sheet, type SheetColumn, type SheetFlash, Skeleton } from '@greenroom/ui'
import { itemField, LIST_KINDS, type ListKind, MATRIX_FIELDS, MOST_VARIANTS } from '@greenroom/catalog'
import { Grid2x2Plus, Plus, Trash2 } from 'lucide-react'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ProblemText } from '#failures/ProblemText.tsx'
import { problemOf } from '#failures/problem.ts'
import { amountText } from '#data/formats.ts'
import { itemPath } from '#screens/item-path.ts'
import { useResource } from '#data/use-resource.ts'
import { mayCall } from '#session/may.ts'
import { grantsAtom } from '#session/session.atoms.ts'
import { useFormPart, useItemFormScope, useItemScope } from '../form/item-form-context.ts'
import type { ItemRights } from '../form/item-rights.ts'
import type { ItemSettings } from '../form/item-settings.atoms.ts'
import { LIST_KIND_OF } from '../form/list-kind-of.ts'
import { optionsOf } from '../list/product-lists.ts'
import { useNewVariants } from './use-new-variants.ts'
import { useVariants } from './use-variants.ts'
import { VARIANT_COLUMNS } from './variant-rows.ts'
import type { VariantsState } from './variants-state.ts'
import { variantsOf } from './variants.atoms.ts'
import styles from './variants.module.css'

const GenerateDialog = lazy(async () => ({ default: (await import('./GenerateDialog.tsx')).GenerateDialog }))

const NewEntryDialog = lazy(async () => ({
  default: (await import('#records/entries/NewEntryDialog.tsx')).NewEntryDialog,
}))

/** An entry that a list lacks, for the cell that it is created from. */
type NewEntry = { kind: ListKind; text: string; row: string; column: string }

/** The variant matrix: the other items of the product, edited like a spreadsheet and saved with the item. */
export function VariantsSection() {
  const { rights, settings } = useItemFormScope()
  const { item, setTyping } = useItemScope()
  const navigate = useNavigate()
  const [state, dispatch] = useVariants()
  const newVariants = useNewVariants()
  const [selected, setSelected] = useState<readonly string[]>([])
  const [generating, setGenerating] = useState(false)
  const [creating, setCreating] = useState<NewEntry>()
  const [flash, setFlash] = useState<SheetFlash>()
  const grants = useAtomValue(grantsAtom)
  const mainID = useFormPart(({ form }) => String(form.itemID))
  const hasProduct = useFormPart(({ form }) => String(form.productID).trim() !== '')
  const saving = useFormPart((form) => form.saving)
  const product = item?.productID ?? ''
  const isLoaded = !item || state.loadedOf === product
  const load = useResource(isLoaded ? undefined : variantsOf(item.itemID, product))
  const stored = load.value

  useEffect(() => {
    if (stored) dispatch({ do: 'renew', items: stored, of: product })
  }, [stored, dispatch, product])

  const columns = useMemo(
    () =>
      columnsOf(settings, rights, state).map((column) => {
        const kind = LIST_KIND_OF.get(column.id)
        if (!kind || !mayCall(grants, [`${LIST_KINDS[kind].feature}:WRITE`]).may) return column
        const onPick = (text: string, row: string) => setCreating({ kind, text, row, column: column.id })
        return { ...column, create: { label: `Create ${LIST_KINDS[kind].one}`, onPick } }
      }),
    [settings, rights, state, grants],
  )
  const { readOnly } = rights
  const isBusy = saving || !isLoaded
  const isNew = (id: string) => !state.versions.has(id)
  const [one, ...others] = selected

  if (load.failure !== undefined) {
    return (
      <ErrorState title="Variants couldn't be loaded">
        <p>
          <ProblemText {...problemOf(load.failure)} />
        </p>
        <Button onPress={() => void load.reload()}>Retry</Button>
      </ErrorState>
    )
  }
  if (!isLoaded && state.sheet.rows.length === 0) {
    return <Skeleton shape="grid" rows={6} columns={7} label="Loading variants" />
  }

  return (
    <div className={styles.section}>
      {!readOnly && state.sheet.rows.some(({ before }) => !before) && (
        <Checkbox checked={state.allowSame} onChange={(allow) => dispatch({ do: 'allowSame', allow })}>
          Allow new variants with the same attributes as the main item
        </Checkbox>
      )}
      {!hasProduct && state.sheet.rows.length > 0 && (
        <Banner>Variants share a product. Enter a product ID under Codes before you save.</Banner>
      )}
      <Sheet
        label="variants"
        columns={columns}
        state={state.sheet}
        dispatch={dispatch}
        issues={state.issues}
        readOnly={readOnly || isBusy}
        flash={flash}
        newRows={(count) =>
          newVariants.make(Array.from({ length: Math.min(count, MOST_VARIANTS - state.sheet.rows.length) }, () => ({})))
        }
        onSelect={setSelected}
        onTyping={setTyping}
        empty={
          readOnly
            ? 'This item has no variants.'
            : 'No variants yet. Generate them from sizes and colors, or add a row.'
        }
        tools={
          <>
            {!readOnly && (
              <>
                <Button size="small" icon={<Grid2x2Plus />} disabled={isBusy} onPress={() => setGenerating(true)}>
                  Generate
                </Button>
                <Button size="small" icon={<Plus />} disabled={isBusy} onPress={() => newVariants.add([{}])}>
                  Add row
                </Button>
                <Button
                  size="small"
                  icon={<Trash2 />}
                  disabled={isBusy || !selected.some(isNew)}
                  onPress={() => dispatch({ do: 'remove', ids: selected.filter(isNew) })}
                >
                  Remove new rows
                </Button>
                <Button size="small" disabled={isBusy || selected.length === 0} onPress={() => discontinue(selected)}>
                  Discontinue
                </Button>
              </>
            )}
            <Button
              size="small"
              variant="quiet"
              disabled={one === undefined || others.length > 0 || isNew(one)}
              onPress={() => one !== undefined && navigate(itemPath(one))}
            >
              Open
            </Button>
          </>
        }
      />
      {generating && (
        <Suspense>
          <GenerateDialog mainID={mainID} onClose={() => setGenerating(false)} />
        </Suspense>
      )}
      {creating && (
        <Suspense>
          <NewEntryDialog
            kind={creating.kind}
            text={creating.text}
            onCreated={({ id }) => takeCreated(creating, id)}
            onClose={() => setCreating(undefined)}
          />
        </Suspense>
      )}
    </div>
  )

  function takeCreated({ row, column }: NewEntry, value: string) {
    dispatch({ do: 'edit', edits: [{ row, column, value }] })
    setCreating(undefined)
    setFlash({ row, column })
  }

  function discontinue(rows: readonly string[]) {
    const edits = rows.map((row) => ({ row, column: 'itemStatus', value: 'Discontinued' }))
    dispatch({ do: 'edit', edits })
  }
}

const WIDTHS: Partial<Record<(typeof VARIANT_COLUMNS)[number], number>> = { name: 260, itemID: 150, upc: 150 }

/** The columns that the user may see, without attributes that no variant has, except size and color. */
function columnsOf({ lists, formats }: ItemSettings, rights: ItemRights, { sheet }: VariantsState): SheetColumn[] {
  const isUsed = (name: string) =>
    !(MATRIX_FIELDS as readonly string[]).includes(name) ||
    name === 'size' ||
    name === 'color' ||
    sheet.rows.some(({ cells }) => cells[name])
  return VARIANT_COLUMNS.filter((name) => !rights.hidden.has(name) && isUsed(name)).map((name): SheetColumn => {
    const { label, kind, maxLength } = itemField(name)
    const list = lists[name]
    return {
      id: name,
      label,
      kind: list ? 'choice' : kind === 'money' ? 'money' : 'text',
      width: WIDTHS[name] ?? 120,
      readOnly: name !== 'itemID' && rights.locked.has(name),
      limit: maxLength,
      // An item ID often is the UPC.
      takesScans: name === 'upc' || name === 'itemID',
      options: list && optionsOf(list, [...new Set(sheet.rows.map(({ cells }) => cells[name] ?? ''))]),
      ...(kind === 'money' && { format: (text) => amountText(text, formats) }),
    }
  })
}
