import { countedUp } from '@greenroom/inventory'
import { Banner, Button, EmptyState, toasts } from '@greenroom/ui'
import { parseMoney } from '@greenroom/validation'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { Package } from 'lucide-react'
import { apiAtom } from '#api/api.ts'
import { notCounted } from '#data/not-counted.ts'
import { formatsAtom } from '#data/formats.ts'
import { explainMissed, itemByCode } from '#data/items-by-code.ts'
import { useScreenScan } from '#data/screen-scan.atoms.ts'
import { showFailure } from '#failures/show-failure.ts'
import { useMay } from '#session/may.ts'
import { useFormPart, useItemFormScope, useItemScope } from '../form/item-form-context.ts'
import type { ComponentRow } from '../form/item-parts.ts'
import { formOf } from '../form/item.mapping.ts'
import { usePart } from '../form/use-part.ts'
import { ComponentLookup } from './ComponentLookup.tsx'
import { totalsOf } from './components.ts'
import { ComponentTable } from './ComponentTable.tsx'
import { componentAtom, packageAtom } from './package.atoms.ts'
import { PackageTotals } from './PackageTotals.tsx'
import styles from './packages.module.css'

const NONE: readonly ComponentRow[] = []

/** The components of a package (section 2, Package Components), and their totals. */
export function PackagesPart() {
  const { item } = useItemScope()
  return item ? <LoadedPackage itemID={item.itemID} /> : <Components />
}

function LoadedPackage({ itemID }: { itemID: string }) {
  const components = useAtomValue(packageAtom(itemID))
  return usePart({ components }) ? <Components itemID={itemID} /> : null
}

/** A new package has no ID yet, and its scans are components. */
function Components({ itemID }: { itemID?: string }) {
  const { rights, dispatch, stateAtom } = useItemFormScope()
  const store = useStore()
  const formats = useAtomValue(formatsAtom)
  const readComponent = useSetAtom(componentAtom)
  const { may, denied } = useMay('savePackageComponents')
  const readOnly = rights.readOnly || !may
  const rows = useFormPart(({ form }) => form.components) ?? NONE
  const issues = useFormPart((state) => state.issues)
  const price = useFormPart(({ form }) => parseMoney(form.sellingPrice))
  const ownCost = useFormPart(({ form }) => parseMoney(form.costPrice))
  const totals = totalsOf(rows)
  const rowsNow = () => store.get(stateAtom).form.components ?? NONE
  const mayCost = !readOnly && !rights.hidden.has('costPrice') && !rights.locked.has('costPrice')

  /** As long as the cost is blank or that of the components, it follows them. */
  function change(components: readonly ComponentRow[]) {
    const { form } = store.get(stateAtom)
    const follows = form.costPrice === '' || parseMoney(form.costPrice) === totalsOf(form.components ?? NONE).cost
    const cost = mayCost && follows ? totalsOf(components).cost : undefined
    dispatch({ do: 'change', values: { components, ...costValue(cost) } })
  }

  async function add(picked: string) {
    try {
      const row = await readComponent(picked)
      if (row) change([...rowsNow(), row])
    } catch (failure) {
      showFailure("The component couldn't be added", failure)
    }
  }

  return (
    <div className={styles.tab}>
      {!rights.readOnly && denied && <Banner>You have view-only access to the components. {denied}</Banner>}
      {!readOnly && <ComponentLookup packageID={itemID} rows={rows} onPick={(picked) => void add(picked)} />}
      {!readOnly && itemID === undefined && <ScannedComponents rowsNow={rowsNow} onAdd={add} onChange={change} />}
      {rows.length > 0 ? (
        <ComponentTable {...{ rows, issues, formats, readOnly }} onChange={change} />
      ) : (
        <EmptyState title="No components yet" icon={<Package size={24} />}>
          {readOnly
            ? 'This package has no components.'
            : `Search above${itemID === undefined ? ' or scan' : ''} to add the first component.`}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <div className={styles.totals}>
          <PackageTotals {...{ totals, formats }} price={typeof price === 'number' ? price : undefined}>
            {mayCost && totals.cost !== undefined && ownCost !== totals.cost && (
              <Button size="small" onPress={() => dispatch({ do: 'change', values: costValue(totals.cost) })}>
                Use {formats.money(totals.cost)} as cost price
              </Button>
            )}
          </PackageTotals>
        </div>
      )}
    </div>
  )
}

type ScannedComponentsProps = {
  /** As they are when the scanned item is known. */
  rowsNow: () => readonly ComponentRow[]
  onAdd: (itemID: string) => Promise<void>
  onChange: (rows: readonly ComponentRow[]) => void
}

/** Adds what is scanned, wherever the focus is; an item that is scanned again counts once more. */
function ScannedComponents({ rowsNow, onAdd, onChange }: ScannedComponentsProps) {
  const api = useAtomValue(apiAtom)
  useScreenScan((code) => void take(code))

  async function take(code: string) {
    try {
      const { item, isShared } = await itemByCode(api, code)
      if (!item) {
        const title = explainMissed(code, isShared)
        return void toasts.show({ tone: 'warning', title })
      }
      const rows = rowsNow()
      const at = rows.findIndex(({ itemID }) => itemID === item.itemID)
      const row = rows[at]
      if (!row) return await onAdd(item.itemID)
      const quantity = countedUp(row.quantity)
      if (quantity !== undefined) return onChange(rows.with(at, { ...row, quantity }))
      toasts.show({ tone: 'warning', title: notCounted(item.itemID, row.quantity) })
    } catch (failure) {
      showFailure(`Couldn't look up ${code}`, failure)
    }
  }

  return null
}

function costValue(costPrice: number | undefined) {
  return costPrice === undefined ? {} : { costPrice: formOf({ costPrice }).costPrice }
}
