import { explainDenied } from '@greenroom/permissions'
import { Banner } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { ScreenBoundary } from '#app/ScreenBoundary.tsx'
import { useAccess } from '#app/session.atoms.ts'
import { useLoadingAtom } from '#app/use-loading-atom.ts'
import type { Item } from '../product-row.ts'
import { itemHintsAtom } from './hints.atoms.ts'
import { HintsForm } from './HintsForm.tsx'
import styles from './locations.module.css'

/** Where an item lies at each location (section 2, Location Hints). */
export function HintsTab({ item: { itemID } }: { item: Item }) {
  const hintsAtom = useLoadingAtom(itemHintsAtom, [itemID])
  const mayWrite = useAccess('CATALOG_LOCATION_HINT').write
  return (
    <div className={styles.tab}>
      {!mayWrite && <Banner>You may look at the hints. {explainDenied('CATALOG_LOCATION_HINT', 'WRITE')}</Banner>}
      <ScreenBoundary>
        <Loaded itemID={itemID} hintsAtom={hintsAtom} />
      </ScreenBoundary>
    </div>
  )
}

function Loaded({ itemID, hintsAtom }: { itemID: string; hintsAtom: ReturnType<typeof itemHintsAtom> }) {
  return <HintsForm itemID={itemID} {...useAtomValue(hintsAtom)} />
}
