import { explainDenied, isSystemItem } from '@greenroom/permissions'
import { Banner } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { ScreenBoundary } from '#app/ScreenBoundary.tsx'
import { useAccess } from '#app/session.atoms.ts'
import { useLoadingAtom } from '#app/use-loading-atom.ts'
import type { Item } from '../product-row.ts'
import { ComponentsForm } from './ComponentsForm.tsx'
import { packageAtom } from './package.atoms.ts'
import styles from './packages.module.css'

/** What a package holds (section 2, Package Components). */
export function PackagesTab({ item }: { item: Item }) {
  const loading = useLoadingAtom(packageAtom, [item.itemID])
  const packaging = useAccess('CATALOG_PACKAGING')
  const product = useAccess('CATALOG_PRODUCT')
  const mayWrite = packaging.write && !packaging.denied && product.write && !product.denied
  const denied = product.write ? 'CATALOG_PACKAGING' : 'CATALOG_PRODUCT'
  return (
    <div className={styles.tab}>
      {product.write && !mayWrite && <Banner>You may look at the components. {explainDenied(denied, 'WRITE')}</Banner>}
      <ScreenBoundary>
        <Loaded item={item} loading={loading} readOnly={!mayWrite || isSystemItem(item.itemID)} />
      </ScreenBoundary>
    </div>
  )
}

type LoadedProps = { item: Item; loading: ReturnType<typeof packageAtom>; readOnly: boolean }

function Loaded({ item, loading, readOnly }: LoadedProps) {
  return <ComponentsForm item={item} readOnly={readOnly} {...useAtomValue(loading)} />
}
