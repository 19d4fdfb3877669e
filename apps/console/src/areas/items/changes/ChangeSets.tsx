import { EmptyState, Grid, Screen, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { documentTitleAtom } from '#documents/document-titles.ts'
import { ENTITLEMENT_CHANGES } from '#screens/entitlement-path.ts'
import { usePages } from '#data/pages.ts'
import { useMay } from '#session/may.ts'
import { PRODUCTS } from '../paths.ts'
import { itemSettingsAtom } from '../form/item-settings.atoms.ts'
import styles from './changes.module.css'
import { changeSetTitle } from './change-set-title.ts'
import { changeSetPages } from './change-set.atoms.ts'
import { changeSetColumns } from './change-sets.columns.ts'
import { changeSetPath } from '#screens/change-set-path.ts'

/** Bulk edits, imports, price changes and undone changes, newest first. */
export function ChangeSets() {
  const settings = useAtomValue(itemSettingsAtom)
  const navigate = useNavigate()
  const { may: maySeeEntitlements } = useMay('listEntitlementChanges')
  const titleOf = useAtomValue(documentTitleAtom)
  const columns = useMemo(
    () => changeSetColumns(settings.formats, (changeSet) => changeSetTitle(changeSet, titleOf, settings)),
    [settings, titleOf],
  )
  return (
    <Screen
      title="Changes"
      context="Bulk edits, imports and price changes. You can undo each of them, except for items changed since."
      actions={maySeeEntitlements && <TextLink href={ENTITLEMENT_CHANGES}>Changes of entitlements</TextLink>}
    >
      <div className={styles.grid}>
        <Grid
          label="Changes"
          columns={columns}
          rowId={({ changeSetID }) => changeSetID}
          empty={
            <EmptyState title="No changes yet" action={<TextLink href={PRODUCTS}>Go to Products</TextLink>}>
              Filter or select products, then choose Bulk edit.
            </EmptyState>
          }
          onOpen={({ changeSetID }) => void navigate(changeSetPath(changeSetID))}
          {...usePages(changeSetPages())}
        />
      </div>
    </Screen>
  )
}
