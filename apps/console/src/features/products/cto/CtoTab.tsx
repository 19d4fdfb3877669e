import { explainDenied } from '@greenroom/permissions'
import { Banner } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { ScreenBoundary } from '#app/ScreenBoundary.tsx'
import { useAccess } from '#app/session.atoms.ts'
import { useLoadingAtom } from '#app/use-loading-atom.ts'
import type { Item } from '../product-row.ts'
import { ConfigurationForm } from './ConfigurationForm.tsx'
import { configurationAtom } from './cto.atoms.ts'
import styles from './cto.module.css'

/** What can be chosen about an item built to order, with a preview to try it (section 2, Config to order). */
export function CtoTab({ item }: { item: Item }) {
  const loading = useLoadingAtom(configurationAtom, [item.itemID])
  const { write, denied } = useAccess('CATALOG_PRODUCT_CTO')
  const mayWrite = write && !denied
  return (
    <div className={styles.tab}>
      {!mayWrite && <Banner>You may look at this and try it. {explainDenied('CATALOG_PRODUCT_CTO', 'WRITE')}</Banner>}
      <ScreenBoundary>
        <Loaded item={item} loading={loading} readOnly={!mayWrite} />
      </ScreenBoundary>
    </div>
  )
}

type LoadedProps = { item: Item; loading: ReturnType<typeof configurationAtom>; readOnly: boolean }

function Loaded({ item, loading, readOnly }: LoadedProps) {
  return <ConfigurationForm item={item} readOnly={readOnly} {...useAtomValue(loading)} />
}
