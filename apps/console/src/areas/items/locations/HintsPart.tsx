import { Banner } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { locationsAtom } from '#data/company.atoms.ts'
import { useMay } from '#session/may.ts'
import { useFormPart, useItemFormScope, useItemScope } from '../form/item-form-context.ts'
import { usePart } from '../form/use-part.ts'
import { itemHintsAtom } from './hints.atoms.ts'
import { HintsSection } from './HintsSection.tsx'
import styles from './locations.module.css'

/** Where to find an item at each location (section 2, Location Hints). A new item has none to load. */
export function HintsPart() {
  const { item } = useItemScope()
  return item ? <LoadedHints itemID={item.itemID} /> : <Hints />
}

function LoadedHints({ itemID }: { itemID: string }) {
  const hints = useAtomValue(itemHintsAtom(itemID))
  return usePart({ hints }) ? <Hints /> : null
}

function Hints() {
  const { rights, dispatch } = useItemFormScope()
  const { may, denied } = useMay('replaceLocationHints')
  const { may: mayRemove } = useMay('removeLocationHints')
  const locations = useAtomValue(locationsAtom)
  const rows = useFormPart(({ form }) => form.hints) ?? []
  const issues = useFormPart((state) => state.issues)
  return (
    <div className={styles.tab}>
      {denied && <Banner>You have view-only access to the hints. {denied}</Banner>}
      <HintsSection
        {...{ rows, issues }}
        locations={locations.filter(({ type }) => type !== 'ARTIST')}
        readOnly={rights.readOnly || !may}
        mayRemove={mayRemove}
        onChange={(hints) => dispatch({ do: 'change', values: { hints } })}
      />
    </div>
  )
}
