import { explain } from '@greenroom/api-client'
import { Banner, Button, Checkbox, ErrorState, Sheet, type SheetColumn, Skeleton } from '@greenroom/ui'
import { itemField, MATRIX_FIELDS } from '@greenroom/validation'
import { useAtom, useSetAtom, useStore } from 'jotai'
import { Grid2x2Plus, Plus, Trash2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { itemPath } from '#app/item-path.ts'
import { useFormPart, useItemFormScope, useVariantsScope } from '../item-form-context.ts'
import type { ItemRights } from '../item-rights.ts'
import type { ItemSettings } from '../item.atoms.ts'
import { newRows, VARIANT_COLUMNS, type VariantsState } from './variant-rows.ts'
import { loadVariantsAtom } from './variants.atoms.ts'
import styles from './variants.module.css'

const GenerateDialog = lazy(async () => ({ default: (await import('./GenerateDialog.tsx')).GenerateDialog }))

/** The variant matrix: every other item of the product, edited like a spreadsheet, saved with the item. */
export function VariantsSection() {
  const { rights, settings, stateAtom } = useItemFormScope()
  const store = useStore()
  const { item, variantsAtom } = useVariantsScope()
  const navigate = useNavigate()
  const [state, dispatch] = useAtom(variantsAtom)
  const { loadedOf } = state
  const load = useSetAtom(loadVariantsAtom)
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)
  const [selected, setSelected] = useState<readonly string[]>([])
  const [generating, setGenerating] = useState(false)
  const mainID = useFormPart(({ form }) => String(form.itemID))
  const hasProduct = useFormPart(({ form }) => String(form.productID).trim() !== '')
  const wanted = item?.productID ?? ''

  useEffect(() => {
    if (loadedOf === wanted || !item) return
    let isStale = false
    load(item).then(
      (items) => !isStale && dispatch({ do: 'renew', items, keep: loadedOf === undefined, of: wanted }),
      (thrown: unknown) => !isStale && setFailure(thrown),
    )
    return () => {
      isStale = true
    }
  }, [load, dispatch, item, loadedOf, wanted, tries])

  const columns = useMemo(() => columnsOf(settings, rights, state), [settings, rights, state])
  const readOnly = rights.readOnly
  const isNew = (id: string) => !state.versions.has(id)
  const [one, ...others] = selected

  if (failure !== undefined) {
    const retry = () => {
      setFailure(undefined)
      setTries(tries + 1)
    }
    return (
      <ErrorState title="Variants couldn't be loaded">
        <p>{explain(failure).message}</p>
        <Button onPress={retry}>Retry</Button>
      </ErrorState>
    )
  }
  if (item && loadedOf !== wanted) return <Skeleton shape="grid" rows={6} columns={7} label="Loading variants" />

  return (
    <div className={styles.section}>
      {!readOnly && state.sheet.rows.some(({ before }) => !before) && (
        <Checkbox checked={state.allowSame} onChange={(allow) => dispatch({ do: 'allowSame', allow })}>
          Allow new variants with the attributes of the main item
        </Checkbox>
      )}
      {!hasProduct && state.sheet.rows.length > 0 && (
        <Banner>Variants belong to one product: give the item a product ID, under More codes, before you save.</Banner>
      )}
      <Sheet
        label="variants"
        columns={columns}
        state={state.sheet}
        dispatch={dispatch}
        issues={state.issues}
        readOnly={readOnly}
        onSelect={setSelected}
        empty={
          readOnly
            ? 'This item has no variants.'
            : 'No variants yet. Generate them from sizes and colors, or add a row.'
        }
        tools={
          <>
            {!readOnly && (
              <>
                <Button size="small" icon={<Grid2x2Plus />} onPress={() => setGenerating(true)}>
                  Generate
                </Button>
                <Button size="small" icon={<Plus />} onPress={addRow}>
                  Add row
                </Button>
                <Button
                  size="small"
                  icon={<Trash2 />}
                  disabled={!selected.some(isNew)}
                  onPress={() => dispatch({ do: 'remove', ids: selected.filter(isNew) })}
                >
                  Remove new rows
                </Button>
                <Button size="small" disabled={selected.length === 0} onPress={() => discontinue(selected)}>
                  Discontinue
                </Button>
              </>
            )}
            {one !== undefined && others.length === 0 && !isNew(one) && (
              <Button size="small" variant="quiet" onPress={() => navigate(itemPath(one))}>
                Open {one}
              </Button>
            )}
          </>
        }
      />
      {generating && (
        <Suspense>
          <GenerateDialog mainID={mainID} onClose={() => setGenerating(false)} />
        </Suspense>
      )}
    </div>
  )

  function addRow() {
    const { form } = store.get(stateAtom)
    dispatch({ do: 'add', rows: newRows([{}], form, `row-${state.sheet.past.length}-${state.sheet.rows.length}`) })
  }

  function discontinue(rows: readonly string[]) {
    const edits = rows.map((row) => ({ row, column: 'itemStatus', value: 'Discontinued' }))
    dispatch({ do: 'edit', edits })
  }
}

const WIDTHS: Partial<Record<(typeof VARIANT_COLUMNS)[number], number>> = { name: 260, itemID: 150, upc: 150 }

/** The columns that the user may see. Attributes that no variant has are left out, but for size and color. */
function columnsOf({ lists }: ItemSettings, rights: ItemRights, { sheet }: VariantsState): SheetColumn[] {
  const isUsed = (name: string) =>
    !(MATRIX_FIELDS as readonly string[]).includes(name) ||
    name === 'size' ||
    name === 'color' ||
    sheet.rows.some(({ cells }) => cells[name])
  return VARIANT_COLUMNS.filter((name) => !rights.hidden.has(name) && isUsed(name)).map((name): SheetColumn => {
    const { label, kind, maxLength } = itemField(name)
    const options = lists[name]
    return {
      id: name,
      label,
      kind: options ? 'choice' : kind === 'money' ? 'money' : 'text',
      width: WIDTHS[name] ?? 120,
      readOnly: name !== 'itemID' && rights.locked.has(name),
      limit: maxLength,
      options,
    }
  })
}
