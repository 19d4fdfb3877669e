import { Banner, Card, EmptyState } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { Package } from 'lucide-react'
import { formatsAtom } from '#data/formats.ts'
import { showFailure } from '#forms/show-failure.ts'
import { useMay } from '#session/may.ts'
import { useFormPart, useItemFormScope, useItemScope } from '../form/item-form-context.ts'
import type { ComponentRow } from '../form/item-parts.ts'
import { usePart } from '../form/use-part.ts'
import type { Item } from '../list/product-row.ts'
import { ComponentLookup } from './ComponentLookup.tsx'
import { totalsOf } from './components.ts'
import { ComponentTable } from './ComponentTable.tsx'
import { componentAtom, packageAtom } from './package.atoms.ts'
import { PackageTotals } from './PackageTotals.tsx'
import styles from './packages.module.css'

/** The components of a package (section 2, Package Components), and their totals. */
export function PackagesPart() {
  const { item } = useItemScope()
  return item ? <LoadedPackage item={item} /> : null
}

function LoadedPackage({ item }: { item: Item }) {
  const components = useAtomValue(packageAtom(item.itemID))
  return usePart({ components }) ? <Components item={item} /> : null
}

function Components({ item }: { item: Item }) {
  const { itemID } = item
  const { rights, dispatch } = useItemFormScope()
  const formats = useAtomValue(formatsAtom)
  const readComponent = useSetAtom(componentAtom)
  const { may, denied } = useMay('savePackageComponents')
  const readOnly = rights.readOnly || !may
  const rows = useFormPart(({ form }) => form.components) ?? []
  const issues = useFormPart((state) => state.issues)
  const change = (components: readonly ComponentRow[]) => dispatch({ do: 'change', values: { components } })

  async function add(picked: string) {
    try {
      const row = await readComponent(picked)
      if (row) change([...rows, row])
    } catch (failure) {
      showFailure("The component couldn't be added", failure)
    }
  }

  return (
    <div className={styles.tab}>
      {!rights.readOnly && denied && <Banner>You have view-only access to the components. {denied}</Banner>}
      <Card>
        {!readOnly && <ComponentLookup packageID={itemID} rows={rows} onPick={(picked) => void add(picked)} />}
        {rows.length > 0 ? (
          <ComponentTable {...{ rows, issues, formats, readOnly }} onChange={change} />
        ) : (
          <EmptyState title="No components yet" icon={<Package size={24} />}>
            {readOnly ? 'This package has no components.' : 'Search above to add the first component.'}
          </EmptyState>
        )}
      </Card>
      {rows.length > 0 && (
        <div className={styles.totals}>
          <PackageTotals totals={totalsOf(rows)} price={item.sellingPrice} formats={formats} />
        </div>
      )}
    </div>
  )
}
