import { explainDenied } from '@greenroom/permissions'
import { Banner } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { ScreenBoundary } from '#app/ScreenBoundary.tsx'
import { useAccess } from '#app/session.atoms.ts'
import { useLoadingAtom } from '#app/use-loading-atom.ts'
import { type Scope, scopeOf } from '../item-scope.ts'
import type { Item } from '../product-row.ts'
import { ScopeChoice } from '../ScopeChoice.tsx'
import { useAddressWord } from '../use-address-word.ts'
import { itemEntitlementsAtom } from './entitlements.atoms.ts'
import { EntitlementsForm } from './EntitlementsForm.tsx'
import styles from './locations.module.css'

/** Which stores, warehouses, venues and artists may sell the item, alone or with all variants of its product. */
export function EntitlementsTab({ item }: { item: Item }) {
  const [asked] = useAddressWord('scope')
  const scope = scopeOf(item, asked)
  const entitlementsAtom = useLoadingAtom(itemEntitlementsAtom, [item, scope])
  const mayWrite = useAccess('CATALOG_ENTITLEMENT').write
  return (
    <div className={styles.tab}>
      {!mayWrite && <Banner>You may look at the entitlements. {explainDenied('CATALOG_ENTITLEMENT', 'WRITE')}</Banner>}
      <div className={styles.scope}>
        <ScopeChoice item={item} label="Entitlements of" />
      </div>
      <ScreenBoundary key={scope}>
        <Loaded item={item} scope={scope} entitlementsAtom={entitlementsAtom} />
      </ScreenBoundary>
    </div>
  )
}

type LoadedProps = { item: Item; scope: Scope; entitlementsAtom: ReturnType<typeof itemEntitlementsAtom> }

function Loaded({ item, scope, entitlementsAtom }: LoadedProps) {
  return <EntitlementsForm item={item} scope={scope} {...useAtomValue(entitlementsAtom)} />
}
